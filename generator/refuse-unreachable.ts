import type { Screen } from "../definitions/language/screen";
import type { Version } from "../definitions/language/versions";
import { isAvailable } from "../src/backend/version/resolve-version";

type Screens = Readonly<Record<string, Screen>>;

/** Returns the route of a page; undefined if the page has none. */
export const routeOf = (screen: Screen): string | undefined => ("route" in screen ? screen.route : undefined);

/** Throws if two pages of one version share a route: one of them would be unreachable. */
export function refuseSharedRoutes(pages: Screens, version: Version): void {
  const owners = new Map<string, string>();
  for (const [name, screen] of Object.entries(pages)) {
    const route = routeOf(screen);
    if (route === undefined) continue;
    const owner = owners.get(route);
    if (owner) throw new Error(`${owner} and ${name} both have the route ${route} in ${version}.`);
    owners.set(route, name);
  }
}

/** Throws if a line of a page is available in no version that has the page. */
export function refuseUnreachable(name: string, screen: Screen, inEras: readonly Version[]): void {
  refuseIn(screen, { path: name, page: name, around: inEras });
}

interface Inside {
  path: string;
  page: string;
  /** Versions that have the parent value. */
  around: readonly Version[];
}

function refuseIn(value: unknown, { path, page, around }: Inside): void {
  // Calls are the same for all pages.
  if (typeof value !== "object" || value === null || ("route" in value && "answer" in value)) return;
  const left = around.filter((each) => isAvailable(value, each));
  // Maps, such as field types, may hold entries that this page's versions lack. Only lists are checked.
  if (left.length === 0 && !/\.\d+$/.test(path)) return;
  if (left.length === 0) throw new Error(`${path} is available in no version in which ${page} is.`);
  for (const [key, inner] of Object.entries(value)) refuseIn(inner, { path: `${path}.${key}`, page, around: left });
}
