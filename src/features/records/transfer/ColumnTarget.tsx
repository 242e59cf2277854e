import { useMemo, type ReactNode } from "react";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import { recordImportLimits } from "../../../../definitions/limits/sizes";
import { idPath, type ImportField } from "./model/import-fields";
import type { ReadFile } from "./model/imported-file";
import type { Target } from "./model/import-setup";
import { markedJson, withoutMarks } from "./model/written-numbers";
import { cutText } from "../../../values/text/cut-text";
import { interpolate } from "../../../values/text/text";
import { joinShown } from "../../../values/text/text-direction";
import type { ImportSubject } from "./import-subject";
import { SelectBox } from "../../../runtime/ui/controls/SelectBox";

interface ColumnTargetProps {
  subject: ImportSubject;
  read: ReadFile;
  index: number;
  choices: FieldChoices;
  target: Target | undefined;
  busy: boolean;
  onChoose: (target: Target | undefined) => void;
}

type FieldChoices = readonly { value: string; label: string }[];

// Field paths are never empty, so this value is free.
const skipped = "";

/** Returns the choices for a column: skip it first, then each field. */
export const fieldChoices = (fields: readonly ImportField[]): FieldChoices => [
  { value: skipped, label: recordImportTexts.skip },
  ...fields.map(({ path, required }) => ({ value: path, label: required ? `${path} *` : path })),
];

const { shown, samples } = recordImportLimits;

/** Column of a file: name, sample values, and a select for its field. */
export function ColumnTarget(props: ColumnTargetProps): ReactNode {
  const { subject, read, index, choices, target, busy, onChoose } = props;
  const { fields, namingFieldsOf } = subject;
  const name = cutText(read.columns[index] || `column ${index + 1}`, shown);
  const sample = useMemo(() => sampleOf(read, index), [read, index]);
  const relatedTo = target && fields.find(({ path }) => path === target.path)?.relatedTo;
  const keys = relatedTo === undefined ? [] : namingFieldsOf(relatedTo).map(({ path }) => keyChoice(path));
  return (
    <>
      <div className="column-name">
        <b>{name}</b>
        <span className="clip">{sample}</span>
      </div>
      <SelectBox
        isHidden
        label={interpolate(recordImportTexts.targetOf, { column: name })}
        {...{ choices }}
        value={target?.path ?? skipped}
        disabled={busy}
        onChange={(path) => onChoose(path === skipped ? undefined : { path, by: idPath })}
      />
      {target && keys.length > 1 && (
        <SelectBox
          isHidden
          label={interpolate(recordImportTexts.byOf, { column: name })}
          choices={keys}
          value={target.by}
          disabled={busy}
          onChange={(by) => onChoose({ ...target, by })}
        />
      )}
    </>
  );
}

const keyChoice = (path: string) => ({ value: path, label: interpolate(recordImportTexts.by, { field: path }) });

// Joins the first values that fit into one line.
const sampleOf = ({ rows }: ReadFile, index: number): string =>
  joinShown(
    rows
      .slice(0, samples.rows)
      .map(({ cells }) => cells[index])
      .filter((cell) => cell !== undefined && cell !== null && cell !== "")
      .slice(0, samples.values)
      .map((cell) => beginningOf(cell).slice(0, samples.length)),
  );

const beginningOf = (cell: unknown): string =>
  typeof cell === "string" ? String(withoutMarks(cell)) : markedJson(firstItems(cell, samples.length));

// Shortens a large value before formatting. Each item and level takes at least one character.
function firstItems(value: unknown, levels: number): unknown {
  if (typeof value === "string") return value.slice(0, samples.length);
  if (typeof value !== "object" || value === null) return value;
  if (levels === 0) return null;
  if (Array.isArray(value)) return value.slice(0, samples.length).map((each) => firstItems(each, levels - 1));
  const entries = Object.entries(value).slice(0, samples.length);
  return Object.fromEntries(entries.map(([key, each]) => [key.slice(0, samples.length), firstItems(each, levels - 1)]));
}
