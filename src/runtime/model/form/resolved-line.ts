import type { Line } from "../../../../definitions/language/line";
import type { Choice, LineModel } from "./form-model";
import type { Schema, Schemas } from "./schema";

/** Context in which lines are resolved. */
export interface Scope {
  root: Schema;
  schemas: Schemas;
  /** Prefix of every path: "" or the property's name with a dot. */
  prefix: string;
  /** Position of the lines in the form, as indexes: "2.0.". */
  place: string;
  /** Title of the property that the lines belong to. */
  title?: string;
  /** Lines that replace "*". */
  rest?: readonly LineModel[];
  /** Choices by field path, for lines that define none. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** Item that the form is about, such as the selected collection. */
  item?: unknown;
  /** Resolves nested lines. */
  resolve: (lines: readonly Line[], scope: Scope) => LineModel[];
}

/** Behaviour of a kind of line except its rendering. A new kind needs one such object and one component. */
export interface LineKind<Model extends LineModel, Written = never> {
  /** Returns whether a written line is of this kind. */
  reads?: (line: Line) => boolean;
  /** Converts a written line to models. */
  resolve?: (line: Written, scope: Scope) => LineModel[];
  /** Returns the nested lines, visible or not. */
  inside: (line: Model) => readonly LineModel[];
  /** Returns whether the line is visible. A hidden line hides its nested lines. */
  isShown?: (line: Model, data: unknown) => boolean;
  /** Formats the line for an outline. Without it, the nested lines take its place. */
  outline?: (line: Model) => string;
}

/** Returns whether a line contains this keyword. */
export const hasWord = (line: Line, word: string): boolean => typeof line === "object" && Object.hasOwn(line, word);
