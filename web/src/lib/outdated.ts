/**
 * The server may have been upgraded while the page was open: parts that are loaded only when they are wanted have other
 * names then. Nothing is lost by loading the page anew.
 */
const KEPT = "thirdage.refreshed";
/** Once in so many milliseconds; if it does not help, nothing more will. */
const AGAIN = 60_000;

export function refreshWhenOutdated(): void {
  addEventListener("vite:preloadError", () => void refresh());
}

async function refresh(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEPT) ?? 0) < AGAIN) return;
  // While the server is away, the page as it stands is better than none.
  const there = await fetch("/api/me").catch(() => null);
  if (!there?.ok) return;
  sessionStorage.setItem(KEPT, String(Date.now()));
  location.reload();
}
