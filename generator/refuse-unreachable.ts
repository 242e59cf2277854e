import type { Screen } from "../definitions/language/screen";
import type { Version } from "../definitions/language/versions";
import { isAvailable } from "../src/runtime/model/version/resolve";

type Screens = Readonly<Record<string, Screen>>;

/** The route of a page; some are shown wherever nothing else is. */
export const routeOf = (screen: Screen): string | undefined => ("route" in screen ? screen.route : undefined);

/** Refuses two pages of one route in the same version: one of them could never be reached. */
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

/** Refuses a line of a page, as it is written, that no version has in which the page is. */
export function refuseUnreachable(name: string, screen: Screen, inEras: readonly Version[]): void {
  refuseIn(screen, { path: name, page: name, around: inEras });
}

interface Inside {
  path: string;
  page: string;
  /** The versions that have what surrounds it. */
  around: readonly Version[];
}

function refuseIn(value: unknown, { path, page, around }: Inside): void {
  // Calls are the same for all pages.
  if (typeof value !== "object" || value === null || ("route" in value && "answer" in value)) return;
  const left = around.filter((each) => isAvailable(value, each));
  // Of what is listed by name, such as the types of fields, a page need not have all.
  if (left.length === 0 && !/\.\d+$/.test(path)) return;
  if (left.length === 0) throw new Error(`${path} is available in no version in which ${page} is.`);
  for (const [key, inner] of Object.entries(value)) refuseIn(inner, { path: `${path}.${key}`, page, around: left });
}
