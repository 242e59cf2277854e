import { useEffect, useState } from "react";
import type { SignedOutPage } from "../../../../definitions/language/screen";
import { ownDashboard } from "../../../../definitions/backend/limits";
import { frontSays } from "../../api/front-says";
import { ownDashboardUrl, standsAtOwnDashboard } from "../../api/base-url";

/** What the front server says against the backend that it stands before. Served as plain files there is no front to say it. */
export function useBackendProblem(): string | undefined {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void frontSays().then((said) => setProblem(said.problem));
  }, []);
  return problem;
}

/**
 * Whether it is settled that this page is the right one: the installer while there is no admin, the sign-in once there
 * is. The front and the backend's own dashboard redirect by themselves, each at its own address; as plain files
 * elsewhere we ask the latter, and change the address where it disagrees. A page for anyone concerns no admin.
 */
export function useInstaller({ flag, forAnyone }: SignedOutPage): boolean {
  const [settled, settle] = useState(forAnyone === true || standsAtOwnDashboard());
  useEffect(() => {
    if (settled) return;
    const stop = new AbortController();
    fetch(ownDashboardUrl(), { signal: stop.signal }).then(
      ({ url }) => {
        const empty = new URL(url).searchParams.has(ownDashboard.flag);
        if (empty === (flag !== undefined)) settle(true);
        else window.location.replace(window.location.pathname + (empty ? `?${ownDashboard.flag}` : ""));
      },
      // Nobody to ask: the form says what is wrong when it is sent.
      () => stop.signal.aborted || settle(true),
    );
    return () => stop.abort();
  }, [flag, settled]);
  return settled;
}
