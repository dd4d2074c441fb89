/** Odds and advice have the same place beside what is asked: one of them at a time. */
export const aside = $state<{ open: "" | "odds" | "advice" }>({ open: "" });
