import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { Button } from "../controls/Button";
import { FailedState } from "../notices/EmptyState";
import { ErrorBoundary } from "../notices/ErrorBoundary";
import { loadModule } from "./load-module";
import { Spinner } from "../notices/Spinner";

/** Component that loads on first render, or by `load` before that. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Prefetches the component. Never rejects: after a failure, the next render loads it again. */
  load: () => Promise<unknown>;
}

interface LazyOptions<Props> {
  /** Shown until the component is loaded. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /** Title of the failure message. */
  failed?: string;
  /** Wraps a failure, if the component would have brought its own frame. */
  frame?: (failure: ReactNode, props: Props) => ReactNode;
}

/**
 * Returns a component that loads once, on first render. A load failure is shown in its place, with Retry. Without
 * Suspense: React delays content that arrives within 300 ms of a fallback.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = <Spinner label={texts.form.loading} />, failed = texts.failure.part, frame }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const loader = loadOnce(load);
  function Lazy(props: Props): ReactNode {
    const [Loaded, setLoaded] = useState(loader.begin);
    const [failures, setFailures] = useState(0);
    const [wanted, setWanted] = useState(1);
    const focused = useRef<Element>(null);
    useEffect(() => {
      if (Loaded || failures >= wanted) return;
      let gone = false;
      void loader.loading().then((loaded) => {
        if (gone) return;
        focused.current = document.activeElement;
        if (loaded) setLoaded(() => loaded);
        else setFailures(wanted);
      });
      return () => void (gone = true);
    }, [Loaded, failures, wanted]);
    // Once the waiting content is replaced.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
    useLayoutEffect(() => restoreFocus(focused.current), [Loaded]);
    const framed = frame ? (failure: ReactNode) => frame(failure, props) : undefined;
    if (Loaded) {
      return (
        <ErrorBoundary {...(framed && { frame: framed })}>
          <Loaded {...props} />
        </ErrorBoundary>
      );
    }
    if (failures < wanted) return typeof waiting === "function" ? waiting(props) : waiting;
    const failure = <NotLoaded title={failed} again={failures > 1} onRetry={() => setWanted(failures + 1)} />;
    return framed ? framed(failure) : failure;
  }
  return Object.assign(Lazy, { load: loader.loading });
}

/** Focuses the successor of an element that was replaced while it had the focus: the one with its id or its label. */
function restoreFocus(lost: Element | null): void {
  // The new content may have taken the focus itself.
  if (!lost || lost.isConnected || document.activeElement !== document.body) return;
  const label = lost.getAttribute("aria-label") ?? lost.textContent;
  const isSuccessor = (each: Element): boolean =>
    lost.id === "" ? (each.getAttribute("aria-label") ?? each.textContent) === label : each.id === lost.id;
  [...document.querySelectorAll<HTMLElement>(lost.tagName)].find(isSuccessor)?.focus();
}

/** Loads once for concurrent callers. A failed load is repeated by the next call. */
function loadOnce<Loaded>(load: () => Promise<Loaded>) {
  let loaded: Loaded | undefined;
  let pending: Promise<Loaded | undefined> | undefined;
  const tried = async (): Promise<Loaded | undefined> => {
    loaded = await loadModule(load).catch(() => undefined);
    pending = undefined;
    return loaded;
  };
  const loading = (): Promise<Loaded | undefined> => (loaded ? Promise.resolve(loaded) : (pending ??= tried()));
  return {
    loading,
    /**
     * Returns the component if it is loaded, else starts to load it. During render, as an effect would run after the
     * next paint.
     */
    begin: (): Loaded | undefined => {
      if (!loaded) void loading();
      return loaded;
    },
  };
}

interface NotLoadedProps {
  title: string;
  /** True after an earlier failure. */
  again: boolean;
  onRetry: () => void;
}

// A new release removes old files, so a page opened before it cannot load them; a reload helps.
const NotLoaded = ({ title, again, onRetry }: NotLoadedProps): ReactNode => (
  <FailedState title={title} reason={again ? texts.failure.replaced : texts.failure.unfetched} onRetry={onRetry}>
    {again && <Button onClick={() => window.location.reload()}>{texts.failure.reload}</Button>}
  </FailedState>
);
