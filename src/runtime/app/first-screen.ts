import type { MenuSection, Screen, SignedOutPage } from "../../../definitions/language/screen";

/** Every screen, and the menu that leads to them. */
interface Pages {
  screens: Readonly<Record<string, Screen>>;
  menu: readonly MenuSection[];
}

/** What stands in the browser's address: the query before the "#", and what comes after that. */
interface Address {
  search: string;
  hash: string;
}

/** The page of the installer, while the address has its flag. That stands before the "#", where the router does not look. */
export const installerAt = ({ screens }: Pages, { search }: Pick<Address, "search">): SignedOutPage | undefined =>
  Object.values(screens).find(
    (screen): screen is SignedOutPage =>
      screen.kind === "signedOut" && screen.flag !== undefined && new URLSearchParams(search).has(screen.flag),
  );

/** Where the address without a page leads: to the first page of the menu, or to the sign-in. */
export function startRoute({ screens, menu }: Pages, signedIn: boolean): string {
  if (signedIn) return menu[0]!.groups[0]!.pages[0]!.route;
  // What ends in words is no way in.
  const signIn = Object.values(screens).find((screen) => screen.kind === "signedOut" && screen.route && !screen.done);
  return (signIn as { route: string }).route;
}

/** The screen that will be shown first at an address, and the query that it has there. None where nothing is. */
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
  // Whom a page is not for is led to the start. Everywhere else there is no page.
  const start = named || path === "" || path === "/" ? screenAt(pages, startRoute(pages, signedIn)) : undefined;
  return start && { screen: start, search: "" };
}

/** The addresses of a screen. A part like ":token" stands for any text. */
export const routesOf = (screen: Screen): string[] => {
  if (!("route" in screen) || !screen.route) return [];
  return [screen.route, ...(screen.kind === "signedOut" ? (screen.alsoAt ?? []) : [])];
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
