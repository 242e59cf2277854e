import { useEffect, useRef, useState } from "react";

const second = 1000;

/**
 * Run that waits for its answer: full seconds since `begin`, a function that stops waiting by its signal, and whether
 * the page is still shown.
 */
export function useRunning(onBusy: (busy: boolean) => void) {
  const [controller, setController] = useState<AbortController>();
  const [seconds, setSeconds] = useState(0);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  useEffect(() => {
    if (!controller) return;
    const since = performance.now();
    const timer = setInterval(() => setSeconds(Math.round((performance.now() - since) / second)), second);
    return () => clearInterval(timer);
  }, [controller]);
  const show = (running: AbortController | undefined): void => {
    setController(running);
    setSeconds(0);
    onBusy(running !== undefined);
  };
  const begin = (): AbortSignal => {
    const started = new AbortController();
    show(started);
    return started.signal;
  };
  return {
    busy: controller !== undefined,
    seconds,
    isShown: () => isShown.current,
    begin,
    end: () => show(undefined),
    stop: () => controller?.abort(),
  };
}
