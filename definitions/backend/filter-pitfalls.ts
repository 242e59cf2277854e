import type { Availability } from "../language/availability";
import type { ComparedAs } from "../language/compared-as";

/** Comparison that the backend accepts but that finds nothing, or less than expected. */
export interface FilterPitfall extends Availability {
  /** Comparison kind of the field. Any kind if omitted. */
  compared?: ComparedAs;
  operators: readonly string[];
  /** Values it applies to. All if omitted. */
  value?: RegExp;
  /** Key of the explanation. */
  why: "notAText" | "notNegative" | "withoutT" | "sameDay" | "wholeTime" | "oneOfSeveral" | "letters" | "underscore";
  /**
   * Suggested comparison. {spaced} is the value with a space for "T", {start} the start of a stored time. {spelled} is
   * the value in the stored case, {quote} a quote inside single-quoted text.
   */
  instead: string;
}

const withT = /^\d{4}-\d\d-\d\dT[\d:.]*Z?$/i;

/** Pitfalls to check when a filter finds nothing, in this order. */
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
    // Stored lists escape these characters.
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
