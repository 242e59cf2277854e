import type { Version } from "../../../../definitions/language/versions";
import { backend } from "../../model/version/backend";
import { versionRange } from "../../model/version/version-range";
import { useProvenVersion } from "../../store/proven-version";

/** Returns the possible versions of the backend, and whether its settings have confirmed them. */
export function useFoundRange(): { range: readonly Version[]; isProven: boolean } {
  const { version } = backend();
  const isProven = useProvenVersion((state) => state.version === version);
  return { range: versionRange(version, isProven), isProven };
}
