import type { WidgetName } from "../../../../definitions/language/widget-names";
import type { filterBuilderTexts } from "../../../../definitions/texts/filter-builder";
import { backendTime, momentOf } from "../../../values/time/moment";
import { backend } from "../../../backend/version/backend";
import type { BuiltCondition, ConditionValue } from "../../../backend/filter/built-filter";
import { containedText } from "../../../backend/filter/contained-text";
import { operatorsFor, type ConditionKind, type ConditionOperator } from "../../../backend/filter/operators-for";
import { isTextInFilters } from "../../../backend/filter/value-filter";
import { containing } from "../../../backend/filter/word-search";

/** Field that a condition compares. */
export interface ConditionField {
  name: string;
  kind: ConditionKind;
  /** For relations: id of the collection that the values refer to, and the widget that chooses one. */
  related?: { to: string; widget: WidgetName };
  /** All possible values, of texts or of a number. */
  choices?: readonly { value: string; label: string }[];
}

/** Kind of control that edits a value. */
export type ValueEditor = "text" | "lowerCase" | "number" | "flag" | "moment" | "choice" | "numberChoice" | "record";

/** Condition as the builder shows it. An operator without a label is not offered, such as a pattern with "%". */
export interface ShownCondition {
  field: ConditionField;
  operator: Omit<ConditionOperator, "label" | "kinds" | "operator"> &
    Partial<Pick<ConditionOperator, "label">> & { operator: string };
  /** Undefined if the operator has no value. */
  editor?: ValueEditor;
}

/** Returns the field of a name; an unknown one if the table does not offer it. */
export const fieldNamed = (name: string, fields: readonly ConditionField[]): ConditionField =>
  fields.find((each) => each.name === name) ?? { name, kind: "unknown" };

/** Returns the operators that a field offers on the current backend. */
export const operatorsOf = ({ kind }: ConditionField): readonly ConditionOperator[] => operatorsFor(kind);

/** Returns the field, the operator and the editor of a condition. */
export function shownCondition(condition: BuiltCondition, fields: readonly ConditionField[]): ShownCondition {
  const { name, operator, value } = condition;
  const [base = "", modifier] = name.split(":");
  const offeredBy = (field: ConditionField | undefined, isMeant: (each: ConditionOperator) => boolean) =>
    field && !isPattern(condition) && operatorsOf(field).find((each) => each.operator === operator && isMeant(each));
  const list = fields.find((each) => each.name === base && each.kind === "several");
  const modified = offeredBy(list, (each) => each.modifier === modifier);
  if (list && modified) return withEditor(list, modified, condition);
  const field = fieldNamed(name, fields);
  const found = offeredBy(field, (each) => !each.modifier && (each.blank ?? false) === isBlank(value));
  return withEditor(field, found || { operator }, condition);
}

const isLike = (operator: string): boolean => operator.endsWith("~");

const isPattern = ({ operator, value, wasPattern }: BuiltCondition): boolean =>
  wasPattern ?? (isLike(operator) && value?.kind === "text" && containedText(value.text) === undefined);

/** Returns the value of a condition as its control has it; undefined if it has none. */
export function shownText(condition: BuiltCondition): string | undefined {
  const { operator, value } = condition;
  if (value?.kind !== "text" || !isLike(operator) || isPattern(condition)) return value?.text;
  return containedText(value.text);
}

/** Returns whether "%" and "_" in the value of a condition match other characters as well. */
export const hasWildcards = ({ operator, value }: BuiltCondition): boolean =>
  isLike(operator) && value?.kind === "text" && value.text.includes("%");

const isBlank = (value: ConditionValue | undefined): boolean => value?.kind === "text" && value.text === "";

const withEditor = (
  field: ConditionField,
  operator: ShownCondition["operator"],
  { value, unset }: BuiltCondition,
): ShownCondition => ({ field, operator, ...(!operator.blank && { editor: editorOf(field, operator, value, unset) }) });

function editorOf(
  { kind, choices, related }: ConditionField,
  { operator, modifier }: ShownCondition["operator"],
  value: ConditionValue | undefined,
  unset?: ConditionValue["kind"],
): ValueEditor {
  if (modifier === "length") return "number";
  if (kind === "unknown" || kind === "json") return value?.kind ?? unset ?? "text";
  if (kind === "flag") return kind;
  const isChoice = choices !== undefined && (!value || choices.some((choice) => choice.value === value.text));
  if (kind === "number") return isChoice ? "numberChoice" : kind;
  if (isLike(operator)) return kind === "lowerCase" ? kind : "text";
  if (kind === "moment") return kind;
  if (related) return "record";
  return isChoice ? "choice" : kind === "lowerCase" ? kind : "text";
}

const negative = /^-\d+(\.\d+)?$/;

/** Returns whether the editor of a condition can show its value as the backend reads it. */
export function isShowable(condition: BuiltCondition, fields: readonly ConditionField[]): boolean {
  const { editor } = shownCondition(condition, fields);
  const { kind, text } = condition.value!;
  if (editor === "flag" || editor === "numberChoice") return kind === (editor === "flag" ? "flag" : "number");
  if (editor === "moment") return kind === "text" && isPlainTime(text);
  if (editor !== "number") return kind === "text";
  return kind === "number" || (negative.test(text) && isNegativeText(condition.operator));
}

// Before numbers could be negative: a number never equals a text, but is ordered like one.
const isNegativeText = (operator: string): boolean =>
  /[<>]/.test(operator) && !backend().filterSyntax.includes("negative");

// The backend compares the letters of a time: with "T" or an offset it is another one than it names.
function isPlainTime(text: string): boolean {
  const moment = momentOf(text);
  return moment === undefined ? !/[T+]/.test(text) : backendTime(moment).startsWith(text);
}

/** Returns the condition with another field or operator. Its value stays if the same control edits it. */
export function withOperator(
  condition: BuiltCondition,
  field: ConditionField,
  operator: ShownCondition["operator"],
  fields: readonly ConditionField[],
): BuiltCondition {
  const before = shownCondition(condition, fields);
  const name = operator.modifier ? `${field.name}:${operator.modifier}` : field.name;
  const next: BuiltCondition = { kind: "condition", key: condition.key, name, operator: operator.operator };
  if (operator.blank) return { ...next, value: { kind: "text", text: "" } };
  const { value } = condition;
  const editor = editorOf(field, operator, value);
  // The id of a record is of one collection.
  const isRelated = editor !== "record" || field.related?.to === before.field.related?.to;
  const isAlike = isRelated && familyOf(before.editor) === familyOf(editor);
  if (value && isAlike && !isBlank(value)) {
    const text = inCase(editor, shownText(condition)!);
    const kept = { ...next, value: textFor(next, { ...value, text }) };
    if (isShowable(kept, fields)) return kept;
  }
  return editorOf(field, operator, undefined) === "flag" ? { ...next, value: { kind: "flag", text: "true" } } : next;
}

// A text fits into any control for texts.
const familyOf = (editor: ValueEditor | undefined): ValueEditor | undefined =>
  editor === "choice" || editor === "lowerCase" ? "text" : editor;

const inCase = (editor: ValueEditor, text: string): string => (editor === "lowerCase" ? text.toLowerCase() : text);

/** Returns the condition with another value: a text as its control has it; without one if no filter can have it. */
export function withValue(condition: BuiltCondition, editor: ValueEditor, text: string): BuiltCondition {
  const { value, refused: _, unset = value?.kind, ...others } = condition;
  const wasPattern = isPattern(condition);
  const rest = { ...others, ...(wasPattern && { wasPattern }) };
  const next = valueOf(editor, text, condition.operator);
  if (next) return { ...rest, value: wasPattern ? next : textFor(condition, next) };
  return { ...rest, ...(unset && { unset }), ...(text !== "" && { refused: text }) };
}

/** Returns why no filter can have an input. */
export function refusalOf(editor: ValueEditor, text: string): keyof typeof filterBuilderTexts.inexpressible {
  if (editor === "moment") return editor;
  if (editor !== "number") return "text";
  return negative.test(text) ? "negative" : editor;
}

const textFor = ({ operator }: BuiltCondition, value: ConditionValue): ConditionValue =>
  value.kind === "text" && isLike(operator) ? { kind: "text", text: containing(value.text) } : value;

function valueOf(editor: ValueEditor, text: string, operator: string): ConditionValue | undefined {
  if (editor === "flag") return { kind: "flag", text };
  if (editor === "number" || editor === "numberChoice") return numberOf(text, operator);
  if (editor === "moment" && momentOf(text) === undefined) return undefined;
  // The empty text has operators of its own.
  return text !== "" && isTextInFilters(text) ? { kind: "text", text: inCase(editor, text) } : undefined;
}

function numberOf(text: string, operator: string): ConditionValue | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  if (!text.startsWith("-") || backend().filterSyntax.includes("negative")) return { kind: "number", text };
  return isNegativeText(operator) ? { kind: "text", text } : undefined;
}
