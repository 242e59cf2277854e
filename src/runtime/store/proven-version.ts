import { create } from "zustand";
import { versions, type Version } from "../../../definitions/language/versions";
import { storageKeys } from "../../../definitions/texts/storage-keys";
import { versionRange, type VersionSource } from "../model/version/version-range";
import { readObject, readText, tryWriteText } from "./browser-storage";

/** Version that the backend itself has shown. */
export interface ProvenVersion {
  version: Version;
  source: VersionSource;
  /** Exact release, such as "0.26.6", and the script of the built-in dashboard that named it. */
  release?: string;
  script?: string;
  /** Day of the last check that found no release, such as "2026-01-31". */
  checkedOn?: string;
}

/** Version shown in this session or an earlier one. */
export const useProvenVersion = create<{ proof: ProvenVersion | undefined }>(() => ({ proof: undefined }));

/** Returns the proof for a version; undefined if another version or none was proven. */
export const proofOf = (version: Version, { proof } = useProvenVersion.getState()): ProvenVersion | undefined =>
  proof?.version === version ? proof : undefined;

/** Returns the newest version that the backend may have, if it has at least this one. */
export const newestPossible = (version: Version): Version =>
  versionRange(version, proofOf(version)?.source).at(-1) ?? version;

const sources: readonly unknown[] = ["settings", "probes", "release"] satisfies VersionSource[];

/** Returns the remembered version of the backend at an address. */
export function rememberedVersion(address: string): ProvenVersion | undefined {
  const stored = readObject(storageKeys.versions)[address] as Partial<ProvenVersion> | undefined;
  const isKnown = versions.some((each) => each === stored?.version) && sources.includes(stored?.source);
  return isKnown ? (stored as ProvenVersion) : undefined;
}

/** Uses a version from now on, and remembers it for the address of its backend. */
export function rememberVersion(address: string, proof: ProvenVersion): void {
  const all = JSON.stringify({ ...readObject(storageKeys.versions), [address]: proof });
  if (all !== readText(storageKeys.versions)) tryWriteText(storageKeys.versions, all);
  useProvenVersion.setState({ proof });
}
