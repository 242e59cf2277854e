import { useEffect, useState } from "react";
import type { SignedOutPage } from "../../../../definitions/language/screen";
import { fetchFrontInfo } from "../../../backend/detection/front-info";
import { installerFlag, ownDashboardUrl, standsAtOwnDashboard } from "../../../backend/api/base-url";

/**
 * Fetches the problem that the front server reports about its backend. Static hosting has no front server, and so no
 * report.
 */
export function useBackendProblem(): string | undefined {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void fetchFrontInfo().then((said) => setProblem(said.problem));
  }, []);
  return problem;
}

/**
 * Returns true once this page is confirmed as the right one: the installer without any admin, the sign-in otherwise.
 * The front server and the backend's own dashboard redirect by themselves. On other static hosting, the dashboard's
 * redirect decides. Pages for anyone need no check.
 */
export function useInstaller({ flag, forAnyone }: SignedOutPage): boolean {
  const [isConfirmed, setConfirmed] = useState(forAnyone === true || standsAtOwnDashboard());
  useEffect(() => {
    if (isConfirmed) return;
    const stop = new AbortController();
    fetch(ownDashboardUrl(), { signal: stop.signal }).then(
      ({ url }) => {
        const empty = new URL(url).searchParams.has(installerFlag);
        if (empty === (flag !== undefined)) setConfirmed(true);
        else window.location.replace(window.location.pathname + (empty ? `?${installerFlag}` : ""));
      },
      // The backend is unreachable: the form reports that on submit.
      () => stop.signal.aborted || setConfirmed(true),
    );
    return () => stop.abort();
  }, [flag, isConfirmed]);
  return isConfirmed;
}
