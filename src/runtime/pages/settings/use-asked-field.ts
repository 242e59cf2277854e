import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import type { FormHandle } from "../../form/use-form";
import { fieldParam, reachablePath } from "../../model/form/reachable-path";

/** Focuses the field that the URL names, in any section. The name then leaves the URL, so that a reload does not repeat it. */
export function useAskedField({ linesNow, context, revealField }: FormHandle): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(fieldParam);
  const lead = useEffectEvent((path: string) => {
    const reachable = reachablePath(linesNow(), path, context.now().data);
    if (reachable !== undefined) revealField(reachable);
    setQuery({}, { replace: true });
  });
  useEffect(() => {
    if (asked !== null) lead(asked);
  }, [asked]);
}
