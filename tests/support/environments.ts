import { awaitLock } from "../../src/backend/api/send";
import type { Environment } from "../../src/browser/environments";
import { lazyScreens } from "../../src/join/lazy-screens";

/** Two environments, of which the second is production. */
export const twoEnvironments = (isProtected?: true): Environment[] => [
  { name: "staging", host: "staging.example", place: "staging.1" },
  {
    name: "production",
    host: "example.com",
    place: "production.2",
    ...(isProtected && { color: "#c2410c", isProtected }),
  },
];

/** Opens pages in production until the test ends. */
export function enterProduction(isProtected?: true): void {
  const environments = JSON.stringify(twoEnvironments(isProtected));
  Object.assign(document.documentElement.dataset, { environment: "production", environments });
  awaitLock(lazyScreens.Environment);
}
