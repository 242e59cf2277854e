import { IconPlus, IconSelector, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { listTexts } from "../../../../definitions/texts/list";
import { interpolate } from "../../../values/text/text";
import { Button } from "../../../runtime/ui/controls/Button";
import { IconButton } from "../../../runtime/ui/controls/IconButton";
import { SwitchRow } from "./SwitchRow";
import { indexStatement, type IndexColumn, type IndexParts } from "../indexes/index-statement";

const words = collectionTexts.indexes;

interface IndexFormProps {
  id: string;
  sql: string;
  /** Undefined if the controls cannot represent the SQL. */
  parts: IndexParts | undefined;
  fields: readonly string[];
  disabled: boolean;
  onChange: (sql: string) => void;
  onRemove: () => void;
  onDone: () => void;
}

/** Form of one index: controls for its columns and options, and its SQL below. */
export function IndexForm(props: IndexFormProps): ReactNode {
  const { id, sql, parts, disabled, onChange, onRemove, onDone } = props;
  const change = (next: Partial<IndexParts>): void => {
    if (parts) onChange(indexStatement({ ...parts, ...next }));
  };
  return (
    <>
      {parts ? <IndexControls {...props} parts={parts} change={change} /> : <p className="hint">{words.unreadable}</p>}
      <label className="index-label" htmlFor={`${id}-sql`}>
        {words.sql}
      </label>
      <textarea
        id={`${id}-sql`}
        className="input input--mono"
        rows={3}
        spellCheck={false}
        disabled={disabled}
        value={sql}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="item-foot">
        <Button look="quiet" disabled={disabled} onClick={onRemove}>
          {words.remove}
        </Button>
        <Button onClick={onDone}>{listTexts.done}</Button>
      </div>
    </>
  );
}

interface IndexControlsProps extends IndexFormProps {
  parts: IndexParts;
  change: (parts: Partial<IndexParts>) => void;
}

function IndexControls({ id, parts, fields, disabled, change }: IndexControlsProps): ReactNode {
  const { columns, unique, where } = parts;
  const unused = fields.find((each) => columns.every(({ name }) => name !== each));
  return (
    <>
      <SwitchRow
        label={words.unique}
        hint={words.uniqueHint}
        checked={unique}
        disabled={disabled}
        onChange={(next) => change({ unique: next })}
      />
      <div role="group" aria-label={words.columns}>
        {columns.map((column, index) => (
          <ColumnRow
            // A column may occur twice while the user is choosing.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...{ column, fields, disabled }}
            n={String(index + 1)}
            onChange={(next) => change({ columns: columns.with(index, next) })}
            onRemove={columns.length > 1 ? () => change({ columns: columns.toSpliced(index, 1) }) : undefined}
          />
        ))}
      </div>
      {unused !== undefined && (
        <Button
          size="small"
          disabled={disabled}
          onClick={() => change({ columns: [...columns, { name: unused, collate: "", descending: false }] })}
        >
          <IconPlus className="i i--s" aria-hidden="true" />
          {words.addColumn}
        </Button>
      )}
      <Condition {...{ id, where, disabled }} onChange={(next) => change({ where: next })} />
    </>
  );
}

interface ConditionProps {
  id: string;
  where: string;
  disabled: boolean;
  onChange: (where: string) => void;
}

const Condition = ({ id, where, disabled, onChange }: ConditionProps): ReactNode => (
  <>
    <label className="index-label" htmlFor={`${id}-where`}>
      {words.condition}
    </label>
    <input
      id={`${id}-where`}
      className="input input--mono"
      autoComplete="off"
      spellCheck={false}
      disabled={disabled}
      value={where}
      aria-describedby={`${id}-where-hint`}
      onChange={({ target }) => onChange(target.value)}
    />
    <p className="hint" id={`${id}-where-hint`}>
      {words.conditionHint}
    </p>
  </>
);

interface ColumnRowProps {
  column: IndexColumn;
  n: string;
  fields: readonly string[];
  disabled: boolean;
  onChange: (column: IndexColumn) => void;
  onRemove: (() => void) | undefined;
}

// Built-in collations of SQLite.
const collations = ["", "NOCASE", "RTRIM"];

function ColumnRow({ column, n, fields, disabled, onChange, onRemove }: ColumnRowProps): ReactNode {
  const { name, collate, descending } = column;
  const names = fields.includes(name) ? fields : [name, ...fields];
  const compared = collations.includes(collate.toUpperCase()) ? collations : [...collations, collate];
  const orders = { asc: words.ascending, desc: words.descending };
  return (
    <div className="index-row">
      <Choice
        {...{ disabled }}
        label={interpolate(words.column, { n })}
        value={name}
        options={names.map((each) => [each, each] as const)}
        onChange={(next) => onChange({ ...column, name: next })}
      />
      <Choice
        {...{ disabled }}
        label={interpolate(words.order, { n })}
        value={descending ? "desc" : "asc"}
        options={Object.entries(orders)}
        onChange={(next) => onChange({ ...column, descending: next === "desc" })}
      />
      <Choice
        {...{ disabled }}
        label={interpolate(words.collation, { n })}
        value={collate.toUpperCase()}
        options={compared.map((each) => [each, each || words.exact] as const)}
        onChange={(next) => onChange({ ...column, collate: next })}
      />
      {onRemove && (
        <IconButton
          label={interpolate(words.removeColumn, { n })}
          icon={IconX}
          disabled={disabled}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  disabled: boolean;
  onChange: (value: string) => void;
}

const Choice = ({ label, value, options, disabled, onChange }: ChoiceProps): ReactNode => (
  <div className="select-box">
    <select
      className="select"
      aria-label={label}
      disabled={disabled}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
    <IconSelector className="i" aria-hidden="true" />
  </div>
);
