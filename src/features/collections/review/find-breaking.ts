import type { Violation } from "../model/violation";
import { loadPart } from "../../../runtime/ui/loading/load-part";

/** What finds the values among all that break a limit. None where a filter finds them, or nobody can tell. */
export async function findBreaking({ breaks, pattern }: Violation): Promise<Violation["breaks"]> {
  if (pattern === undefined) return breaks;
  const { goPattern } = await loadPart(() => import("../../../widgets/text/go-pattern"));
  const matches = goPattern(pattern);
  return matches && ((all) => all.filter((value) => value !== "" && !matches(String(value))));
}
