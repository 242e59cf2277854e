import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import { recordImportLimits } from "../../../../../definitions/limits/sizes";
import { cutText } from "../../../../values/text/cut-text";
import { isBlank } from "../../../../values/text/format-value";
import { interpolate, joinWithAnd } from "../../../../values/text/text";
import type { RowPlan } from "./check-rows";
import { idPath, type UniqueKey } from "./import-fields";
import type { ReadRow, Reading, RowProblem } from "./import-setup";
import { lookupName, severalRecords } from "./lookups";
import type { Relating } from "./relate-rows";
import { comparedText, isMatchKey, keyText } from "./unique-values";

const { wrong, reasons } = recordImportTexts;
const { shown } = recordImportLimits;

type Values = ReadRow["values"];
type Own = Pick<RowPlan, "index" | "id" | "action">;

/** Determines which record a row creates or updates. */
export function targetOf(
  checking: Omit<Relating, "nameOf" | "namingFieldsOf">,
  values: Values,
  newId: string,
): Pick<RowPlan, "action" | "id" | "problems"> {
  const { setup, own, fields, keys, found } = checking;
  const key = keys.find((each) => isMatchKey(checking, each));
  if (!key) return { action: "create", id: newId, problems: [] };
  const isEmpty = key.fields.every((path) => isBlank(values.get(path)));
  const text = isEmpty ? undefined : keyText(fields, key, (path) => values.get(path));
  const id = text === undefined ? undefined : found.get(lookupName(own, key.name))?.get(text);
  const named = { field: joinWithAnd(key.fields), value: shownKey(key, values) };
  const wrongRow = (problem: RowProblem) => ({
    action: "update" as const,
    id: "",
    problems: [{ ...fieldOf(key, values), ...problem }],
  });
  if (id === severalRecords)
    return wrongRow({
      text: interpolate(wrong.severalRecords, named),
      reason: interpolate(reasons.severalRecords, named),
    });
  if (id !== undefined) return { action: "update", id, problems: [] };
  if (setup.mode === "either") return { action: "create", id: newId, problems: [] };
  return wrongRow({ text: text === undefined ? wrong.noKey : interpolate(wrong.unknown, named) });
}

const shownKey = ({ fields }: UniqueKey, values: Values): string =>
  cutText(fields.map((path) => String(values.get(path) ?? "")).join(", "), shown);

// A problem of several fields has no field, but shows their values.
const fieldOf = (key: UniqueKey, values: Values): Pick<RowProblem, "field" | "value"> =>
  key.fields.length === 1 ? { field: key.name } : { value: shownKey(key, values) };

/** Returns a function that finds unique values of a row that an existing record or an earlier row has. */
export function duplicateFinder(
  checking: Relating,
  rows: readonly ReadRow[],
  targets: readonly Pick<RowPlan, "action">[],
) {
  const { own, found, keys } = checking;
  const places = keys.map((key) => firstPlaces(checking, key, rows, targets));
  return (values: Values, { index, id, action }: Own): RowProblem[] =>
    keys.flatMap((key, at): RowProblem[] => {
      const text = comparedText(checking, key, values, action);
      if (text === undefined) return [];
      const isSeveral = key.fields.length > 1;
      const named = { fields: joinWithAnd(key.fields) };
      const first = places[at]!.get(text);
      const other = found.get(lookupName(own, key.name))?.get(text);
      if (first !== undefined && first < index) {
        const [said, reason] = isSeveral ? [wrong.twiceTogether, reasons.twiceTogether] : [wrong.twice, reasons.twice];
        const filled = interpolate(said, { ...named, row: rows[first]!.row });
        return [{ ...fieldOf(key, values), text: filled, reason: interpolate(reason, named) }];
      }
      const isReported = other === severalRecords && isMatchKey(checking, key);
      if (other === undefined || isReported || (action === "update" && other === id)) return [];
      const sentence = isSeveral ? wrong.takenTogether : key.name === idPath ? wrong.idTaken : wrong.taken;
      return [{ ...fieldOf(key, values), text: interpolate(sentence, named) }];
    });
}

/** Returns the index of the first row for each value of a key. */
function firstPlaces(
  reading: Reading,
  key: UniqueKey,
  rows: readonly ReadRow[],
  targets: readonly Pick<RowPlan, "action">[],
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, { values }] of rows.entries()) {
    const text = comparedText(reading, key, values, targets[index]!.action);
    if (text !== undefined && !places.has(text)) places.set(text, index);
  }
  return places;
}
