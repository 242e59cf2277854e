import type { LineModel } from "./form-model";
import type { LineKind } from "./line-kind";
import { accordion } from "./lines/accordion";
import { field } from "./lines/field";
import { group } from "./lines/group";
import { item, list } from "./lines/list";
import { slot } from "./lines/slot";
import { when } from "./lines/when";

/** Every kind of line, by the name that its models carry. */
const lineKinds = { field, accordion, group, when, slot, list, item } satisfies {
  [K in LineModel["kind"]]: LineKind<Extract<LineModel, { kind: K }>, never>;
};

type AnyKind = LineKind<LineModel, unknown>;

/** The kinds in the order in which a written line is tried. */
export const allKinds = Object.values(lineKinds) as unknown as readonly AnyKind[];

const kindOf = ({ kind }: LineModel): AnyKind => lineKinds[kind] as unknown as AnyKind;

/** The lines in a line, on the screen or not. */
export const linesIn = (line: LineModel): readonly LineModel[] => kindOf(line).inside(line);

/** Whether a line is on the screen for the data, as far as it decides that itself. */
export const isShown = (line: LineModel, data: unknown): boolean => kindOf(line).isShown?.(line, data) ?? true;

/** A form told in text, one line of it in each line, indented by two spaces a level. */
export const outlineOf = (lines: readonly LineModel[], indent = ""): string[] =>
  lines.flatMap((line) => {
    const text = kindOf(line).outline?.(line);
    if (text === undefined) return outlineOf(linesIn(line), indent);
    return [`${indent}${text}`, ...outlineOf(linesIn(line), `${indent}  `)];
  });
