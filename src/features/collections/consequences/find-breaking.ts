import type { Violation } from "./violation";
import { loadModule } from "../../../runtime/ui/loading/load-module";

/** Returns the check for a violation; undefined if a filter finds it or it is unknown. */
export async function findBreaking({ breaks, pattern }: Violation): Promise<Violation["breaks"]> {
  if (pattern === undefined) return breaks;
  const { goPattern } = await loadModule(() => import("../../../widgets/text/go-pattern"));
  const matches = goPattern(pattern);
  return matches && ((all) => all.filter((value) => value !== "" && !matches(String(value))));
}
