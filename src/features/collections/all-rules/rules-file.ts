import { ruleOrder } from "../../../../definitions/backend/rules";
import { allRulesTexts } from "../../../../definitions/texts/all-rules";
import { interpolate } from "../../../values/text/text";
import { fileFormats } from "../../records/transfer/model/exported-rows";
import { csvOf } from "../../records/transfer/write-rows";
import { ruleWords, type RuleRow } from "./rule-table";

const { csv } = fileFormats;

/** Returns rows of the table as a CSV file: two columns for each rule, its words and its text. */
export function rulesFile(rows: readonly RuleRow[]): Blob {
  const { columns, collection, type, ruleText } = allRulesTexts;
  const head = ruleOrder.flatMap((column) => [columns[column], interpolate(ruleText, { rule: columns[column] })]);
  // System collections last, as in the table.
  const listed = rows.toSorted((a, b) => Number(a.collection.system) - Number(b.collection.system));
  const lines = listed.map((row) => [row.collection.name, row.collection.type, ...cellsOf(row)]);
  return new Blob([csv.before, csvOf([collection, type, ...head], lines), csv.after], { type: csv.type });
}

const cellsOf = ({ cells }: RuleRow): unknown[] =>
  ruleOrder.flatMap((column) => {
    const cell = cells.find((each) => each.column === column);
    return cell ? [ruleWords(cell), cell.rule] : [allRulesTexts.none, ""];
  });
