import { probes, type Probe } from "../../../definitions/backend/probes";
import type { Version } from "../../../definitions/language/versions";
import { toFailure } from "../model/calls/failure";
import { send } from "./send";

/** Returns the backend's minimum version by probing for features, or undefined if a probe fails. */
export async function probeVersion(least: Version): Promise<Version | undefined> {
  for (const probe of probes) {
    const isThere = await hasFeature(probe);
    if (isThere === undefined) return undefined;
    if (isThere) return probe.since;
  }
  return least;
}

async function hasFeature({ call, missing }: Probe): Promise<boolean | undefined> {
  try {
    await send(call);
    return true;
  } catch (thrown) {
    return toFailure(thrown).status === missing ? false : undefined;
  }
}
