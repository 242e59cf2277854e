import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { ErrorBoundary } from "./ErrorBoundary";
import { Spinner } from "./Spinner";

/** A part that is loaded when it is first drawn. One that could not be loaded can be asked for again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
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
      <ErrorBoundary onRetry={again}>
        <Suspense fallback={<Spinner label={texts.form.loading} />}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
