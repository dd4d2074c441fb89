/** Answers beside the prompt of which there are several of a kind: the fields that tell them apart. */
export const APART: Readonly<Record<string, readonly string[]>> = {
  "ruler-ability": ["ability"],
  "ruler-token": ["ability"],
  "give-up-card": ["ability"],
  "use-as-event": [],
  "lay-tile": ["tile"],
  "return-tile": ["number"],
  "card-does": ["how"],
  "discard-die": ["die"],
  "spend-dismay": ["sovereign", "side"],
};
