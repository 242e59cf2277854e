import type { Version } from "../../../../definitions/language/versions";
import { backend } from "../../model/version/backend";
import { versionRange } from "../../model/version/version-range";
import { useProvenVersion } from "../../store/proven-version";

/** The versions that the backend in use may be of, and whether its settings have shown that. */
export function useFoundRange(): { range: readonly Version[]; isProven: boolean } {
  const { version } = backend();
  const isProven = useProvenVersion((state) => state.version === version);
  return { range: versionRange(version, isProven), isProven };
}
