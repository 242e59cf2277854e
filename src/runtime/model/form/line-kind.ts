import type { Line } from "../../../../definitions/language/line";
import type { Choice, LineModel } from "./form-model";
import type { Schema, Schemas } from "./schema";

/** Where lines stand while they are resolved. */
export interface Scope {
  root: Schema;
  schemas: Schemas;
  /** What every path begins with: "" or the property that the lines stand for, with a dot. */
  prefix: string;
  /** Where the lines stand in the form, as numbers: "2.0.". */
  place: string;
  /** The title of the property that the lines stand for. */
  title?: string;
  /** What "*" stands for. */
  rest?: readonly LineModel[];
  /** What there is to choose from where a line does not say it, by the path of its field. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** The item that the form is about, such as the chosen collection. */
  item?: unknown;
  /** Resolves the lines within a line. */
  resolve: (lines: readonly Line[], scope: Scope) => LineModel[];
}

/** All that a kind of line means but how it is drawn: a new kind is one such object, and one component. */
export interface LineKind<Model extends LineModel, Written = never> {
  /** Whether this is how the kind is written. */
  reads?: (line: Line) => boolean;
  /** What is written, as models in which everything is decided. */
  resolve?: (line: Written, scope: Scope) => LineModel[];
  /** The lines in it, on the screen or not. */
  inside: (line: Model) => readonly LineModel[];
  /** Whether it is on the screen for the data; the lines in a line that is not are not either. */
  isShown?: (line: Model, data: unknown) => boolean;
  /** How an outline tells it; without, the lines in it stand in its place. */
  outline?: (line: Model) => string;
}

/** Whether a line is written with this word. */
export const hasWord = (line: Line, word: string): boolean => typeof line === "object" && Object.hasOwn(line, word);
