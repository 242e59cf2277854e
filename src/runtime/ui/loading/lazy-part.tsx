import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { Button } from "../controls/Button";
import { FailedState } from "../notices/EmptyState";
import { ErrorBoundary } from "../notices/ErrorBoundary";
import { loadPart } from "./load-part";
import { Spinner } from "../notices/Spinner";

/** A part that is loaded when it is first drawn, or before that. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads it; what cannot be loaded now is left to when it is drawn. */
  load: () => Promise<unknown>;
}

interface LazyOptions<Props> {
  /** Shown until the part is loaded. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /** That it could not be loaded, in a sentence. */
  failed?: string;
  /** What surrounds a failure, where the part would have brought its own surroundings. */
  frame?: (failure: ReactNode, props: Props) => ReactNode;
}

/**
 * A part that is loaded when it is first drawn, and kept. One that could not be loaded fails in its own place, and can
 * be asked for again. Without Suspense, since React holds back what comes within 300 ms of a fallback, for each part anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = <Spinner label={texts.form.loading} />, failed = texts.failure.part, frame }: LazyOptions<Props> = {},
): LazyPart<Props> {
  const part = kept(load);
  function Lazy(props: Props): ReactNode {
    const [Part, setPart] = useState(part.begin);
    const [failures, setFailures] = useState(0);
    const [wanted, setWanted] = useState(1);
    useEffect(() => {
      if (Part || failures >= wanted) return;
      let gone = false;
      void part.loading().then((loaded) => {
        if (gone) return;
        if (loaded) setPart(() => loaded);
        else setFailures(wanted);
      });
      return () => void (gone = true);
    }, [Part, failures, wanted]);
    const framed = frame ? (failure: ReactNode) => frame(failure, props) : undefined;
    if (Part) {
      return (
        <ErrorBoundary {...(framed && { frame: framed })}>
          <Part {...props} />
        </ErrorBoundary>
      );
    }
    if (failures < wanted) return typeof waiting === "function" ? waiting(props) : waiting;
    const failure = <NotLoaded title={failed} again={failures > 1} onRetry={() => setWanted(failures + 1)} />;
    return framed ? framed(failure) : failure;
  }
  return Object.assign(Lazy, { load: part.loading });
}

/** Loads once for all who ask meanwhile; what failed is loaded anew the next time. */
function kept<Part>(load: () => Promise<Part>) {
  let loaded: Part | undefined;
  let pending: Promise<Part | undefined> | undefined;
  const tried = async (): Promise<Part | undefined> => {
    loaded = await loadPart(load).catch(() => undefined);
    pending = undefined;
    return loaded;
  };
  const loading = (): Promise<Part | undefined> => (loaded ? Promise.resolve(loaded) : (pending ??= tried()));
  return {
    loading,
    /** The part if it is there. Otherwise it is on its way from now on: an effect would come after the next paint. */
    begin: (): Part | undefined => {
      if (!loaded) void loading();
      return loaded;
    },
  };
}

interface NotLoadedProps {
  title: string;
  /** It has failed before. */
  again: boolean;
  onRetry: () => void;
}

// A new release takes the files of the one before away: a page that was opened before then asks for them in vain.
const NotLoaded = ({ title, again, onRetry }: NotLoadedProps): ReactNode => (
  <FailedState title={title} reason={again ? texts.failure.replaced : texts.failure.unfetched} onRetry={onRetry}>
    {again && <Button onClick={() => window.location.reload()}>{texts.failure.reload}</Button>}
  </FailedState>
);
