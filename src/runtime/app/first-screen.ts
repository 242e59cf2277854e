import type { MenuSection, Screen, SignedOutPage } from "../../../definitions/language/screen";

/** All screens, and the menu. */
interface Pages {
  screens: Readonly<Record<string, Screen>>;
  menu: readonly MenuSection[];
}

/** Parts of the URL: the query before the "#", and the hash. */
interface Address {
  search: string;
  hash: string;
}

/**
 * Returns the installer page if the query contains its flag. The flag is before the "#", where the router does not
 * look.
 */
export const installerAt = ({ screens }: Pages, { search }: Pick<Address, "search">): SignedOutPage | undefined =>
  Object.values(screens).find(
    (screen): screen is SignedOutPage =>
      screen.kind === "signedOut" && screen.flag !== undefined && new URLSearchParams(search).has(screen.flag),
  );

/** Returns the route that "/" redirects to: the first page of the menu, or the sign-in page. */
export function startRoute({ screens, menu }: Pages, signedIn: boolean): string {
  if (signedIn) return menu[0]!.groups[0]!.pages[0]!.route;
  // A page with `done` ends in a message and does not sign in.
  const signIn = Object.values(screens).find((screen) => screen.kind === "signedOut" && screen.route && !screen.done);
  return (signIn as { route: string }).route;
}

/** Returns the first screen to render for a URL, with its query; undefined if there is none. */
export function firstScreen(
  pages: Pages,
  address: Address,
  signedIn: boolean,
): { screen: Screen; search: string } | undefined {
  const installer = installerAt(pages, address);
  if (installer) return { screen: installer, search: "" };
  const [path = "", search = ""] = address.hash.slice(1).split("?");
  const named = screenAt(pages, path);
  if (named && isFor(named, signedIn)) return { screen: named, search };
  // Users without access are redirected to the start. An unknown path has no page.
  const start = named || path === "" || path === "/" ? screenAt(pages, startRoute(pages, signedIn)) : undefined;
  return start && { screen: start, search: "" };
}

/** Returns the routes of a screen. A segment like ":token" matches any text. */
export const routesOf = (screen: Screen): string[] => {
  if (!("route" in screen) || !screen.route) return [];
  return [screen.route, ...(("alsoAt" in screen && screen.alsoAt) || [])];
};

const isFor = (screen: Screen, signedIn: boolean): boolean =>
  screen.kind === "signedOut" ? screen.forAnyone === true || !signedIn : signedIn;

const screenAt = ({ screens }: Pages, path: string): Screen | undefined =>
  Object.values(screens).find((screen) => routesOf(screen).some((route) => leadsTo(route, path)));

const leadsTo = (route: string, path: string): boolean => {
  const parts = path.split("/");
  const wanted = route.split("/");
  return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(":") || part === parts[index]);
};
