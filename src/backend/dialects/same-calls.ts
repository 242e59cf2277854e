import { calls } from "../../../definitions/backend/calls";
import { dialects } from "./dialects";
import type { Call } from "../../../definitions/language/call";
import type { Version } from "../../../definitions/language/versions";
import { isAvailable, isByVersion, valueFor } from "../version/resolve-version";

const inVersion = (version: Version, value: unknown): unknown =>
  isByVersion(value) ? valueFor(version, value) : value;

/**
 * Returns whether all calls have equal requests and decoders in both versions. Then data read as one version is valid
 * for the other.
 */
export const haveSameCalls = (one: Version, other: Version): boolean =>
  Object.values<Call>(calls).every(({ route, fixedQuery, fixedFilter, dialect }) => {
    const parts = [route, fixedQuery, fixedFilter, dialect && [...dialects[dialect]]];
    return parts.every((part) => {
      if (!Array.isArray(part)) return inVersion(one, part) === inVersion(other, part);
      const spokenIn = (version: Version): unknown => part.find((each) => isAvailable(each, version));
      return spokenIn(one) === spokenIn(other);
    });
  });
