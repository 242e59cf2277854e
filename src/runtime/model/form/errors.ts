import { texts } from "../../../../definitions/texts/texts";
import type { FieldModel, LineModel } from "./form-model";
import { allLines } from "./visible";

/** Sentences by the dotted path they are about; "" is about the whole. A map: a field may be called anything. */
export type Errors = ReadonlyMap<string, readonly string[]>;

/** No errors. */
export const noErrors: Errors = new Map();

/** Why a form is not sent: over what others have saved meanwhile it is not as it must be. */
export class InvalidForm extends Error {
  constructor(readonly errors: Errors) {
    super(texts.invalid.other);
  }
}

interface Leaf {
  code: string;
  message: string;
}

// A field may itself be called "code", so both must be texts.
const isLeaf = (node: object): node is Leaf =>
  "code" in node && "message" in node && typeof node.code === "string" && typeof node.message === "string";

/**
 * The backend's tree of errors, flat: its leaves by the paths it gave them, where the numbers of items that were sent
 * are their keys. A plain leaf tells its text.
 */
export const serverErrors = (data: unknown, sent: ReadonlyMap<string, readonly string[]> = new Map()): Errors =>
  new Map(leavesOf(data, "", sent));

function leavesOf(node: unknown, path: string, sent: ReadonlyMap<string, readonly string[]>): [string, string[]][] {
  if (typeof node !== "object" || node === null)
    return [[path, [typeof node === "string" && node ? node : texts.invalid.other]]];
  if (isLeaf(node)) return [[path, [node.message || node.code || texts.invalid.other]]];
  const keys = sent.get(path);
  return Object.entries(node).flatMap(([step, child]) => {
    const key = keys?.[Number(step)] ?? step;
    return leavesOf(child, path === "" ? key : `${path}.${key}`, sent);
  });
}

const isUnder = (path: string, above: string): boolean => path.startsWith(`${above}.`);

/** The errors without those at, under and above a path. */
export const withoutErrorsAt = (errors: Errors, path: string): Errors =>
  new Map([...errors].filter(([each]) => each !== path && !isUnder(each, path) && !isUnder(path, each)));

/**
 * The errors, each at the nearest place on the screen that can show it: at its field, at the field or the item of a
 * list that it is in, at the list; else at "", above the form, told with its path, so that none vanishes.
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

/** Whether any field, item or list among these lines has an error. */
export const hasErrors = (lines: readonly LineModel[], errors: Errors): boolean =>
  errors.size > 0 && allLines(lines).some((line) => firstErrorAt(line, errors) !== undefined);

/** The path of the first error at a line: its own, or that of a cell of its table. */
export function firstErrorAt(line: LineModel, errors: Errors): string | undefined {
  if (!("path" in line)) return undefined;
  if (errors.has(line.path)) return line.path;
  return isTable(line) ? [...errors.keys()].find((path) => isUnder(path, line.path)) : undefined;
}

const isTable = (line: LineModel): line is FieldModel => line.kind === "field" && line.table !== undefined;
