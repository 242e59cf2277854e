import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { ScreenBoundary } from "./ScreenBoundary";
import { Spinner } from "./Spinner";

/** A part that is loaded when it is first drawn. One that could not be loaded can be asked for again. */
export function lazyAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const fresh = () => lazy(async () => ({ default: await load() }));
  // Outlives its mounts: what was loaded once is there at once.
  let kept = fresh();
  return function Lazy(props: Props): ReactNode {
    const [Part, setPart] = useState(() => kept);
    const again = (): void => {
      kept = fresh();
      setPart(() => kept);
    };
    return (
      <ScreenBoundary onRetry={again}>
        <Suspense fallback={<Spinner label={words.form.loading} />}>
          <Part {...props} />
        </Suspense>
      </ScreenBoundary>
    );
  };
}
