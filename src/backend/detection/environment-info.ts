import { versions } from "../../../definitions/language/versions";
import { backendTexts } from "../../../definitions/texts/backend";
import { interpolate } from "../../values/text/text";
import { nameOfRange, rangeByHealth } from "../version/version-range";
import type { FrontInfo } from "./front-info";

// Timeout in milliseconds.
const patience = 5000;

/** Returns the address of another environment's page: of its start page, or of a hash there. */
export const addressIn = (environment: string, hash = ""): string =>
  new URL(`../${environment}/${hash}`, document.baseURI).href;

/** Fetches the name of an environment's backend, with its version; undefined if the backend does not answer. */
export async function fetchBackendName(environment: string): Promise<string | undefined> {
  const { release, version } = await fetchInfo(environment);
  if (release !== undefined) return interpolate(backendTexts.found.release, { release });
  const least = versions.find((each) => each === version);
  return least && nameOfRange(rangeByHealth(least));
}

const fetchInfo = (environment: string): Promise<FrontInfo> =>
  fetch(addressIn(environment, "backend.json"), { signal: AbortSignal.timeout(patience) })
    .then((answer) => answer.json() as Promise<FrontInfo>)
    .catch(() => ({}));
