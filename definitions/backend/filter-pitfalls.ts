import type { Availability } from "../language/availability";
import type { CellName } from "../language/names";

/** What the values of a field are compared as in a filter, where they are no plain texts. */
export type ComparedAs = "number" | "flag" | "moment" | "lowerCase" | "choice" | "several";

/** What the values of a kind of cell are compared as. */
export const comparedAs: Readonly<Partial<Record<CellName, ComparedAs>>> = {
  number: "number",
  status: "number",
  bool: "flag",
  date: "moment",
  method: "lowerCase",
};

/** A comparison that the backend takes and that finds nothing, whatever is stored, or less than one would think. */
export interface FilterPitfall extends Availability {
  /** What the values of its field are compared as; of any field where it is left out. */
  compared?: ComparedAs;
  operators: readonly string[];
  /** The texts that it is about; all where it is left out. */
  value?: RegExp;
  /** The sentence that is said of it. */
  why: "notAText" | "notNegative" | "withoutT" | "sameDay" | "wholeTime" | "oneOfSeveral" | "letters" | "underscore";
  /**
   * The comparison that was meant. {spaced} is the value with a blank for its "T", {start} what a stored time begins with
   * then, {spelled} the value with the letters that are stored, {quote} a quote within a text in single quotes.
   */
  instead: string;
}

const withT = /^\d{4}-\d\d-\d\dT[\d:.]*Z?$/i;

/** What a filter that finds nothing is looked through for, the first ones first. */
export const filterPitfalls: readonly FilterPitfall[] = [
  {
    compared: "number",
    operators: ["="],
    value: /^\d+(\.\d+)?$/,
    why: "notAText",
    instead: "{name} = {value}",
  },
  {
    compared: "number",
    operators: ["="],
    value: /^-\d+(\.\d+)?$/,
    why: "notNegative",
    instead: '({name} >= "{value}" && {name} <= "{value}")',
  },
  {
    compared: "flag",
    operators: ["="],
    value: /^(true|false)$/i,
    why: "notAText",
    instead: "{name} = {value}",
  },
  { compared: "moment", operators: ["="], value: withT, why: "withoutT", instead: '{name} ~ "{start}"' },
  {
    compared: "moment",
    operators: ["<", "<=", ">", ">="],
    value: withT,
    why: "sameDay",
    instead: '{name} {operator} "{spaced}"',
  },
  {
    compared: "moment",
    operators: ["="],
    value: /^\d{4}-\d\d(-\d\d( [\d:.]*Z?)?)?(?<!\.\d{3}Z)$/,
    why: "wholeTime",
    instead: '{name} ~ "{start}"',
  },
  {
    compared: "several",
    operators: ["="],
    // These are written otherwise in a list.
    value: /^[^[<>&]+$/,
    why: "oneOfSeveral",
    instead: "{name} ~ '{quote}{value}{quote}'",
  },
  { compared: "lowerCase", operators: ["="], value: /[A-Z]/, why: "letters", instead: '{name} = "{spelled}"' },
  { compared: "choice", operators: ["="], why: "letters", instead: '{name} = "{spelled}"' },
  {
    before: "v0.10",
    operators: ["~"],
    value: /^[^%]*[_\\][^%]*$/,
    why: "underscore",
    instead: '{name} ~ "%{value}%"',
  },
];
