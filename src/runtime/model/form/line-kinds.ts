import type { LineModel } from "./form-model";
import type { LineKind } from "./resolved-line";
import { accordion } from "./lines/accordion";
import { field } from "./lines/field";
import { group } from "./lines/group";
import { heading } from "./lines/heading";
import { link } from "./lines/link";
import { item, list } from "./lines/list";
import { note } from "./lines/note";
import { row } from "./lines/row";
import { slot } from "./lines/slot";
import { tab } from "./lines/tab";
import { when } from "./lines/when";

/** Every kind of line, by the `kind` of its model. */
const lineKinds = { field, row, accordion, group, when, tab, note, heading, link, slot, list, item } satisfies {
  [K in LineModel["kind"]]: LineKind<Extract<LineModel, { kind: K }>, never>;
};

type AnyKind = LineKind<LineModel, unknown>;

/** All kinds, in the order in which they are matched. */
export const allKinds = Object.values(lineKinds) as unknown as readonly AnyKind[];

const kindOf = ({ kind }: LineModel): AnyKind => lineKinds[kind] as unknown as AnyKind;

/** Returns the nested lines of a line, visible or not. */
export const linesIn = (line: LineModel): readonly LineModel[] => kindOf(line).inside(line);

/** Returns whether a line itself is visible, regardless of the lines around it. */
export const isShown = (line: LineModel, data: unknown): boolean => kindOf(line).isShown?.(line, data) ?? true;

/** Formats a form as text, one line each, indented by two spaces per level. */
export const outlineOf = (lines: readonly LineModel[], indent = ""): string[] =>
  lines.flatMap((line) => {
    const text = kindOf(line).outline?.(line);
    if (text === undefined) return outlineOf(linesIn(line), indent);
    return [`${indent}${text}`, ...outlineOf(linesIn(line), `${indent}  `)];
  });
