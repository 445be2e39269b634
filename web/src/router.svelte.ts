/** Which page is shown; links inside the app change it without loading anything. */

export type Route =
  | { page: "start"; offer: Offer | null }
  | { page: "table"; table: string; key: string | null }
  | { page: "rules"; game: string }
  | { page: "dice"; table: string | null }
  | { page: "games" }
  | { page: "missing" };

/** A set-up that somebody shared. */
export interface Offer {
  game: string;
  setup: string;
}

let address = $state(location.href);

/** Return the page the address names. */
export function route(): Route {
  return parse(new URL(address));
}

/** Go to an address of the app. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  address = location.href;
  if (!replace) scrollTo(0, 0);
}

/** Follow the back button and every plain click on an inner link. */
export function followLinks(): void {
  addEventListener("popstate", () => (address = location.href));
  addEventListener("hashchange", () => (address = location.href));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return; // the skip link and the like
    event.preventDefault();
    go(link.href);
  });
}

/** Read an address. */
export function parse(url: URL): Route {
  const [first = "", second = "", ...more] = url.pathname.split("/").slice(1).map(decodeURIComponent);
  if (more.some(Boolean)) return { page: "missing" };
  if (!first) {
    const [game, setup] = ["game", "setup"].map((name) => url.searchParams.get(name));
    return { page: "start", offer: game && setup ? { game, setup } : null };
  }
  if (first === "t" && second) {
    return { page: "table", table: second, key: /^#key=(.+)$/.exec(url.hash)?.[1] ?? null };
  }
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "dice" && !second) return { page: "dice", table: url.searchParams.get("table") };
  if (first === "games" && !second) return { page: "games" };
  return { page: "missing" };
}

/** Return the address that offers others a set-up. */
export function setupAddress(game: string, setup: string): string {
  return `/?${new URLSearchParams({ game, setup: setup.trim() })}`;
}
