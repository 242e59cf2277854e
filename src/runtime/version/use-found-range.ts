import type { Version } from "../../../definitions/language/versions";
import { backend } from "../../backend/version/backend";
import { rangeByHealth, versionsBetween } from "../../backend/version/version-range";
import { proofOf, useProvenVersion } from "../../backend/detection/proven-version";

/** Returns the possible versions of the backend, its release if known, and whether the backend has shown them. */
export function useFoundRange(): { range: readonly Version[]; release: string | undefined; isProven: boolean } {
  const { version } = backend();
  const proof = useProvenVersion((state) => proofOf(version, state));
  const range = proof ? versionsBetween(version, proof.upTo) : rangeByHealth(version);
  return { range, release: proof?.release, isProven: proof !== undefined };
}
