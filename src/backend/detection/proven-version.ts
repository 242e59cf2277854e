import { create } from "zustand";
import { versions, type Version } from "../../../definitions/language/versions";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { readObject, readText, tryWriteText } from "../../browser/browser-storage";

/** Version that the backend itself has shown: by its settings, by probes, or by the name of its release. */
export interface ProvenVersion {
  version: Version;
  /** Newest version that it may have. */
  upTo: Version;
  /** Exact release, such as "0.26.6", and the script of the built-in dashboard that named it. */
  release?: string;
  script?: string;
  /** Days of the last check that found no release, and of the last one after a missing route: "2026-01-31". */
  checkedOn?: string;
  doubtedOn?: string;
}

/** Version shown in this session or an earlier one. */
export const useProvenVersion = create<{ proof: ProvenVersion | undefined }>(() => ({ proof: undefined }));

/** Returns the proof for a version; undefined if another version or none was proven. */
export const proofOf = (version: Version, { proof } = useProvenVersion.getState()): ProvenVersion | undefined =>
  proof?.version === version ? proof : undefined;

/** Returns the newest version that the backend may have, as far as it has shown its version. */
export const newestPossible = (version: Version): Version => proofOf(version)?.upTo ?? version;

const isVersion = (value: unknown): boolean => versions.some((each) => each === value);

/** Returns the remembered version of the backend at an address. */
export function rememberedVersion(address: string): ProvenVersion | undefined {
  const stored = readObject(storageKeys.versions)[address] as Partial<ProvenVersion> | undefined;
  return isVersion(stored?.version) && isVersion(stored?.upTo) ? (stored as ProvenVersion) : undefined;
}

/** Uses a version from now on, and remembers it for the address of its backend. */
export function rememberVersion(address: string, proof: ProvenVersion): void {
  const all = JSON.stringify({ ...readObject(storageKeys.versions), [address]: proof });
  if (all !== readText(storageKeys.versions)) tryWriteText(storageKeys.versions, all);
  useProvenVersion.setState({ proof });
}
