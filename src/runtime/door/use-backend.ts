import { useEffect, useState } from "react";
import type { DoorPage } from "../../../definitions/language/screen";
import { ownDashboard } from "../../../definitions/backend/limits";
import { apiBase } from "../data/base";

/** What the front server says against the backend that it stands before. Served as plain files there is no front to say it. */
export function useBackendProblem(): string | undefined {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    void fetch("backend.json", { signal: stop.signal })
      .then((answer) => answer.json() as Promise<{ problem?: string }>)
      .then((said) => setProblem(said.problem))
      .catch(() => {});
    return () => stop.abort();
  }, []);
  return problem;
}

/**
 * Brings the installer's flag into the address while there is no admin. The front and the backend's own dashboard do so
 * by themselves, each at its own address; as plain files elsewhere we ask the latter.
 */
export function useMissingAdmin({ flag }: DoorPage): void {
  useEffect(() => {
    const own = new URL(ownDashboard.path.slice(1), apiBase());
    if (flag || own.href === new URL("./", document.baseURI).href) return;
    const stop = new AbortController();
    void fetch(own, { signal: stop.signal })
      .then(({ url }) => {
        if (new URL(url).searchParams.has(ownDashboard.flag)) window.location.search = ownDashboard.flag;
      })
      .catch(() => {});
    return () => stop.abort();
  }, [flag]);
}
