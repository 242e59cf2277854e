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

/** Backend of an environment: its name with its version, if known, and whether it answers. */
export interface FoundBackend {
  name: string | undefined;
  isReachable: boolean;
}

/** Fetches the name of an environment's backend, and whether the backend answers. */
export async function fetchBackend(environment: string): Promise<FoundBackend> {
  const { release, version, isReachable = false } = await fetchInfo(environment);
  if (release !== undefined) return { name: interpolate(backendTexts.found.release, { release }), isReachable };
  const least = versions.find((each) => each === version);
  return { name: least && nameOfRange(rangeByHealth(least)), isReachable };
}

const fetchInfo = (environment: string): Promise<FrontInfo> =>
  fetch(addressIn(environment, "backend.json"), { signal: AbortSignal.timeout(patience) })
    .then((answer) => answer.json() as Promise<FrontInfo>)
    .catch(() => ({}));
