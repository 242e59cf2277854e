import { useId, type ReactNode } from "react";
import { recordImportTexts } from "../../../definitions/texts/record-import";
import { idPath } from "../model/records/import-fields";
import type { ReadFile } from "../model/records/imported-file";
import { markedJson, withoutMarks } from "../model/records/long-numbers";
import type { ImportSetup, Target } from "../model/records/import-setup";
import { interpolate } from "../model/values/text";
import type { ImportSubject } from "./import-subject";
import { SelectBox } from "./SelectBox";

interface ColumnTargetsProps {
  subject: ImportSubject;
  read: ReadFile;
  setup: ImportSetup;
  busy: boolean;
  onChange: (targets: ImportSetup["targets"]) => void;
}

// Paths of fields are never empty.
const skipped = "";

/** Which field each column of a file is for. */
export function ColumnTargets({ subject, read, setup, busy, onChange }: ColumnTargetsProps): ReactNode {
  const id = useId();
  const { fields, keysOf } = subject;
  const choices = [
    { value: skipped, label: recordImportTexts.skip },
    ...fields.map(({ path, required }) => ({ value: path, label: required ? `${path} *` : path })),
  ];
  // Columns of CSV may have no name.
  const named = read.columns.map((column, index) => ({ index, key: column || `column ${index + 1}` }));
  const choose = (index: number, target: Target | undefined): void => onChange(setup.targets.with(index, target));
  return (
    <section aria-labelledby={id}>
      <h3 className="label" id={id}>
        {recordImportTexts.columns}
      </h3>
      <ul className="column-targets">
        {named.map(({ index, key }) => {
          const target = setup.targets[index];
          const relatedTo = fields.find(({ path }) => path === target?.path)?.relatedTo;
          const keys = relatedTo === undefined ? [] : keysOf(relatedTo).map(({ path }) => keyChoice(path));
          return (
            <li key={key} className={target ? undefined : "is-skipped"}>
              <div className="column-name">
                <b>{key}</b>
                <span className="clip">{sampleOf(read, index)}</span>
              </div>
              <SelectBox
                isHidden
                label={interpolate(recordImportTexts.targetOf, { column: key })}
                {...{ choices }}
                value={target?.path ?? skipped}
                disabled={busy}
                onChange={(path) => choose(index, path === skipped ? undefined : { path, by: idPath })}
              />
              {target && keys.length > 1 && (
                <SelectBox
                  isHidden
                  label={interpolate(recordImportTexts.byOf, { column: key })}
                  choices={keys}
                  value={target.by}
                  disabled={busy}
                  onChange={(by) => choose(index, { ...target, by })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const keyChoice = (path: string) => ({ value: path, label: interpolate(recordImportTexts.by, { field: path }) });

// The first values that there are, as far as one line may show them.
const sampleOf = ({ rows }: ReadFile, index: number): string =>
  rows
    .slice(0, 20)
    .map(({ cells }) => cells[index])
    .filter((cell) => cell !== undefined && cell !== null && cell !== "")
    .slice(0, 3)
    .map((cell) => (typeof cell === "string" ? String(withoutMarks(cell)) : markedJson(cell)).slice(0, 40))
    .join(", ");
