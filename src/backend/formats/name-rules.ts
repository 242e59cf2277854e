import type { NameFormat } from "../../../definitions/backend/backend-names";
import { backend } from "../version/backend";

/** Returns whether a format is the one of a name. */
export const isNameFormat = (format: string | undefined): format is NameFormat =>
  format !== undefined && Object.hasOwn(backend().nameRules, format);

/** Returns whether the backend takes a new name. */
export function isValidName(format: NameFormat, name: string): boolean {
  const { like, most } = backend().nameRules[format];
  return name.length <= most && like.test(name);
}

/** Returns what the text about invalid names says. */
export function nameLimits(format: NameFormat): { most: string; start: string } {
  const { most, start } = backend().nameRules[format];
  return { most: String(most), start };
}
