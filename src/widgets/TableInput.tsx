import { IconPlus, IconX } from "@tabler/icons-react";
import { useEffect, useRef, type ComponentType, type ReactNode } from "react";
import { tableInputTexts } from "../../definitions/texts/table-input";
import type { FieldModel } from "../runtime/model/form/form-model";
import { asRows } from "../runtime/model/form/row-values";
import { valueAt, withValueAt } from "../values/json/path";
import { interpolate } from "../values/text/text";
import { useRegistry } from "../runtime/registry/registry";
import type { Widget, WidgetProps } from "../runtime/registry/widget";
import { Button } from "../runtime/ui/controls/Button";
import { IconButton } from "../runtime/ui/controls/IconButton";
import { FieldError } from "../runtime/ui/notices/FieldError";
import "./table-input.css";

type Rows = readonly object[] | null | undefined;

/** Table of inputs for a list of objects. Properties without a column are kept. */
export function TableInput(props: WidgetProps<Rows>): ReactNode {
  const { id, value, label, onChange, disabled, table, describedBy } = props;
  const rows = asRows(value);
  const added = useRef<string>(undefined);
  // Focus the added row.
  useEffect(() => {
    if (added.current) document.getElementById(added.current)?.focus();
    added.current = undefined;
  });
  if (!table) return null;
  const { columns, add, defaults } = table;
  const changeRow = (index: number, row: object): void => onChange(rows.with(index, row));
  return (
    <div className="edit-table" id={id} role="group" tabIndex={-1} aria-label={label} aria-describedby={describedBy}>
      {rows.length > 0 && (
        <div className="edit-head" aria-hidden="true">
          {columns.map((column) => (
            <span key={column.path}>{column.label}</span>
          ))}
        </div>
      )}
      {rows.map((row, index) => (
        // Rows have no other stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="edit-row">
          {columns.map((column) => (
            <Cell key={column.path} {...{ props, column, row, index }} onChange={(next) => changeRow(index, next)} />
          ))}
          <IconButton
            label={interpolate(tableInputTexts.removeRow, { n: String(index + 1) })}
            icon={IconX}
            disabled={disabled}
            onClick={() => onChange(rows.toSpliced(index, 1))}
          />
          <RowErrors {...{ props, columns, index }} />
        </div>
      ))}
      <Button
        size="small"
        disabled={disabled}
        onClick={() => {
          added.current = cellId(id, rows.length, columns[0]);
          onChange([...rows, defaults]);
        }}
      >
        <IconPlus className="i i--s" aria-hidden="true" />
        {add}
      </Button>
    </div>
  );
}

const cellId = (id: string, index: number, column: FieldModel | undefined): string => `${id}.${index}.${column?.path}`;

const errorsId = (id: string, index: number): string => `${id}.${index}-errors`;

interface CellProps {
  props: WidgetProps<Rows>;
  column: FieldModel;
  row: object;
  index: number;
  onChange: (row: object) => void;
}

function Cell({ props, column, row, index, onChange }: CellProps): ReactNode {
  const { id, path, stored, disabled, locked, cellErrors } = props;
  const widgets: Readonly<Record<string, Widget>> = useRegistry().widgets;
  const Draw = widgets[column.widget]!.draw as ComponentType<WidgetProps<unknown>>;
  const label = interpolate(tableInputTexts.cell, { n: String(index + 1), label: column.label });
  const { required, schema, choices = noChoices } = column;
  return (
    <div className="edit-cell" role="group" aria-label={label}>
      <label className="edit-label" htmlFor={cellId(id, index, column)}>
        <span className="sr">{interpolate(tableInputTexts.cellRow, { n: String(index + 1) })}</span> {column.label}
      </label>
      <Draw
        {...{ label, required, schema, choices, disabled, locked }}
        id={cellId(id, index, column)}
        path={`${path}.${index}.${column.path}`}
        value={valueAt(row, column.path)}
        stored={valueAt(asRows(stored)[index], column.path)}
        invalid={cellErrors?.has(`${path}.${index}.${column.path}`) ?? false}
        describedBy={errorsId(id, index)}
        onChange={(next) => onChange(withValueAt(row as Readonly<Record<string, unknown>>, column.path, next))}
      />
    </div>
  );
}

const noChoices: NonNullable<FieldModel["choices"]> = [];

interface RowErrorsProps {
  props: WidgetProps<Rows>;
  columns: readonly FieldModel[];
  index: number;
}

/** Errors of a row, one per line, with the column's label. */
function RowErrors({ props: { id, path, cellErrors }, columns, index }: RowErrorsProps): ReactNode {
  const found = columns.flatMap((column) =>
    (cellErrors?.get(`${path}.${index}.${column.path}`) ?? []).map((text) => `${column.label}: ${text}`),
  );
  return (
    <div className="edit-errors" id={errorsId(id, index)}>
      {found.map((text) => (
        <FieldError key={text} text={text} />
      ))}
    </div>
  );
}
