import { probes, type Probe } from "../../../definitions/backend/probes";
import type { Version } from "../../../definitions/language/versions";
import { toFailure } from "../calls/failure";
import { versionOfRelease } from "../version/release";
import type { ProvenVersion } from "./proven-version";
import { serverNow } from "../session/server-clock";
import { ownDashboardUrl, standsAtOwnDashboard } from "../api/base-url";
import { fetchFrontInfo } from "./front-info";
import { readRelease, type NamedRelease } from "./read-release";
import { send } from "../api/send";

/**
 * Checks a version that the settings have shown, in the range of versions with the same settings. The name of the
 * release comes first. A backend that does not name it is probed once a day, and once more if the version `isDoubted`.
 * Undefined if nothing was learned.
 */
export async function checkVersion(
  range: readonly Version[],
  known: ProvenVersion,
  isDoubted: boolean,
): Promise<ProvenVersion | undefined> {
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  if ((isDoubted ? known.doubtedOn : known.checkedOn) === today) return undefined;
  const { release, script } = (await fetchRelease(known, isDoubted)) ?? {};
  const version = versionOfRelease(release ?? "");
  if (version && release !== undefined && range.includes(version))
    return { version, upTo: version, release, ...(script !== undefined && { script }) };
  const proven = await probeVersion(range);
  const days = { checkedOn: today, ...(isDoubted && { doubtedOn: today }) };
  return proven ? { version: proven[0]!, upTo: proven.at(-1)!, ...days } : { ...known, ...days };
}

/** Reads the name of the release. The front server reads it for its pages, which replace the built-in dashboard. */
const fetchRelease = (known: ProvenVersion, isDoubted: boolean): Promise<Partial<NamedRelease> | undefined> =>
  standsAtOwnDashboard() ? fetchFrontInfo(isDoubted) : readRelease(new URL(ownDashboardUrl()), known);

/** Narrows a range of versions by probes; undefined if a probe cannot be answered. */
async function probeVersion(range: readonly Version[]): Promise<readonly Version[] | undefined> {
  let possible = range;
  for (const probe of probes) {
    const start = possible.indexOf(probe.since);
    if (start < 1) continue;
    const isThere = await hasFeature(probe);
    if (isThere === undefined) return undefined;
    possible = isThere ? possible.slice(start) : possible.slice(0, start);
  }
  return possible;
}

async function hasFeature({ call, missing, sign = "" }: Probe): Promise<boolean | undefined> {
  try {
    return JSON.stringify(await send(call)).includes(sign);
  } catch (thrown) {
    return toFailure(thrown).status === missing ? false : undefined;
  }
}
