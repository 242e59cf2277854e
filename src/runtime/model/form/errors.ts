import { texts } from "../../../../definitions/texts/texts";
import type { Errors } from "../../../backend/calls/error-paths";
import type { FieldModel, LineModel } from "./form-model";
import { allLines } from "./visible";

/** Validation error of a save after merging others' changes. */
export class InvalidForm extends Error {
  constructor(readonly errors: Errors) {
    super(texts.invalid.other);
  }
}

const isUnder = (path: string, above: string): boolean => path.startsWith(`${above}.`);

/** Returns the errors without those at, under or above a path. */
export const withoutErrorsAt = (errors: Errors, path: string): Errors =>
  new Map([...errors].filter(([each]) => each !== path && !isUnder(each, path) && !isUnder(path, each)));

/**
 * Moves each error to the nearest visible field, item or list. Without one it goes above the form, prefixed with its
 * path, so that no error is lost.
 */
export function placeErrors(errors: Errors, visible: readonly LineModel[]): Errors {
  const places = new Set(visible.flatMap((line) => ("path" in line ? [line.path] : [])));
  const tables = visible.flatMap((line) => (isTable(line) ? [line.path] : []));
  const placed = new Map<string, string[]>();
  for (const [path, sentences] of errors) {
    const place = tables.some((table) => isUnder(path, table)) ? path : placeOf(path, places);
    const named = place === "" && path !== "" ? sentences.map((text) => `${path}: ${text}`) : sentences;
    placed.set(place, [...(placed.get(place) ?? []), ...named]);
  }
  return placed;
}

const placeOf = (path: string, places: ReadonlySet<string>): string => {
  for (let place = path; place !== ""; place = place.slice(0, Math.max(0, place.lastIndexOf(".")))) {
    if (places.has(place)) return place;
  }
  return "";
};

/** Returns whether any field, item or list among these lines has an error. */
export const hasErrors = (lines: readonly LineModel[], errors: Errors): boolean =>
  errors.size > 0 && allLines(lines).some((line) => firstErrorAt(line, errors) !== undefined);

/** Returns the path of a line's first error: its own, or that of a cell in its table. */
export function firstErrorAt(line: LineModel, errors: Errors): string | undefined {
  if (!("path" in line)) return undefined;
  if (errors.has(line.path)) return line.path;
  return isTable(line) ? [...errors.keys()].find((path) => isUnder(path, line.path)) : undefined;
}

const isTable = (line: LineModel): line is FieldModel => line.kind === "field" && line.table !== undefined;
