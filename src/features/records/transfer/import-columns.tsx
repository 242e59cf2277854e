import type { ReactNode } from "react";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import { matchKeys } from "./model/import-fields";
import { reachableSetup, setupFault, type ImportMode, type ImportSetup } from "./model/import-setup";
import { interpolate, joinWithAnd, plural } from "../../../values/text/text";
import { changeImport, dropAllButText } from "./record-imports";
import { Button } from "../../../runtime/ui/controls/Button";
import { Note } from "../../../runtime/ui/notices/Note";
import { check, stopCheck } from "./import-actions";
import { ChoiceGroup } from "./ChoiceGroup";
import { ColumnTargets } from "./ColumnTargets";
import { noStep, type ImportStep, type ImportStepProps } from "./import-step";
import { Progress } from "./Progress";
import { SelectBox } from "../../../runtime/ui/controls/SelectBox";

const modes = (["create", "update", "either"] as const).map((value) => ({
  value,
  label: recordImportTexts.modes[value],
}));

/** Second step: mode of the import, and target fields of the columns. */
export function columnsStep({ subject, state, list }: ImportStepProps): ImportStep {
  const { read, checking, failure } = state;
  if (!read || !state.setup) return noStep;
  const setup = reachableSetup(state.setup, subject.fields);
  const { id } = subject.item;
  const busy = checking !== undefined;
  const fault = setupFault(setup, subject.fields, subject.keys, subject.imported.madeUp);
  const change = (part: Partial<ImportSetup>): void =>
    changeImport(id, { setup: { ...setup, ...part }, failure: undefined });
  const { name, format, columns, rows } = read;
  const { other } = state.from === undefined ? recordImportTexts : recordImportTexts.copied;
  const foot = (
    <ColumnsFoot
      {...{ id, busy, other }}
      rows={rows.length}
      onCheck={fault ? undefined : () => void check(subject, list)}
    />
  );
  const content = (
    <>
      <p className="transfer-source">
        {interpolate(recordImportTexts.source, {
          name,
          format: recordImportTexts.formats[format],
          records: plural(recordImportTexts.records, rows.length),
          columns: plural(recordImportTexts.columnCount, columns.length),
        })}
      </p>
      <ImportChoices {...{ subject, setup, busy, change }} />
      <ColumnTargets {...{ subject, read, setup, busy }} onChange={(targets) => change({ targets })} />
      {fault && (
        <div role="status">
          <Note kind="warning">{interpolate(recordImportTexts[fault.why], fault.values)}</Note>
        </div>
      )}
      {busy && <Progress label={recordImportTexts.checking} share={checking} />}
      {failure && (
        <Note kind="danger" alert>
          {failure.message}
        </Note>
      )}
    </>
  );
  return { content, foot };
}

interface ColumnsFootProps {
  id: string;
  busy: boolean;
  rows: number;
  /** Label of the button that starts again. */
  other: string;
  onCheck: (() => void) | undefined;
}

const ColumnsFoot = ({ id, busy, rows, other, onCheck }: ColumnsFootProps): ReactNode => (
  <>
    <Button look="quiet" size="form" disabled={busy} onClick={() => dropAllButText(id)}>
      {other}
    </Button>
    <span className="grow" />
    {busy && (
      <Button size="form" onClick={() => stopCheck(id)}>
        {recordImportTexts.stop}
      </Button>
    )}
    <Button look="primary" size="form" busy={busy} disabled={!onCheck} onClick={onCheck}>
      {plural(recordImportTexts.check, rows)}
    </Button>
  </>
);

interface ImportChoicesProps {
  subject: ImportStepProps["subject"];
  setup: ImportSetup;
  busy: boolean;
  change: (part: Partial<ImportSetup>) => void;
}

function ImportChoices({ subject, setup, busy, change }: ImportChoicesProps): ReactNode {
  const { fields, keys, imported } = subject;
  const { mode, key, keepBlanks, madeUp } = setup;
  const choices = matchKeys(keys).map((each) => ({ value: each.name, label: joinWithAnd(each.fields) }));
  const hasSecret = fields.some(({ path }) => path === imported.madeUp);
  return (
    <>
      <ChoiceGroup
        label={recordImportTexts.mode}
        choices={modes}
        value={mode}
        disabled={busy}
        onChange={(next: ImportMode) => change({ mode: next })}
      />
      {mode !== "create" && (
        <>
          <SelectBox
            label={recordImportTexts.key}
            {...{ choices }}
            value={key}
            disabled={busy}
            onChange={(next) => change({ key: next })}
          />
          <CheckLine
            label={recordImportTexts.blanks}
            checked={keepBlanks}
            disabled={busy}
            onChange={(on) => change({ keepBlanks: on })}
          />
        </>
      )}
      {mode !== "update" && hasSecret && (
        <CheckLine
          label={recordImportTexts.madeUp}
          hint={recordImportTexts.madeUpHint}
          checked={madeUp}
          disabled={busy}
          onChange={(on) => change({ madeUp: on })}
        />
      )}
    </>
  );
}

interface CheckLineProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

const CheckLine = ({ label, hint, checked, disabled, onChange }: CheckLineProps): ReactNode => (
  <div className="transfer-choice">
    <label className="option">
      <input
        type="checkbox"
        className="check"
        {...{ checked, disabled }}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
    {hint !== undefined && <p className="hint">{hint}</p>}
  </div>
);
