import "./table-field.css";
import { IconPlus, IconX } from "@tabler/icons-react";
import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import { ariaDescribedByIds, errorId, getUiOptions, type FieldProps } from "@rjsf/utils";
import { useEffect, useRef, type ReactNode } from "react";
import { tableInputTexts } from "../../definitions/texts/table-input";
import type { FieldModel } from "../runtime/model/form/form-model";
import { asRows } from "../runtime/model/form/row-values";
import { valueAt, withValueAt } from "../values/json/path";
import { interpolate } from "../values/text/text";
import { useRegistry } from "../runtime/registry/registry";
import { bare, drawnSchema, uiSchemaOf, type FieldUiOptions } from "../runtime/registry/ui-schema";
import type { Widget } from "../runtime/registry/widget";
import { Button } from "../runtime/ui/controls/Button";
import { IconButton } from "../runtime/ui/controls/IconButton";
import { FieldError } from "../runtime/ui/notices/FieldError";

/** rjsf field for a list of objects: a table of inputs. Properties without a column are kept. */
export function TableField(props: FieldProps): ReactNode {
  const { formData, onChange, disabled } = props;
  const { $id: id, path } = props.fieldPathId;
  const { table, title } = getUiOptions(props.uiSchema) as FieldUiOptions & { title?: string };
  const rows = asRows(formData);
  const added = useRef<string>(undefined);
  // Focus the added row.
  useEffect(() => {
    if (added.current) document.getElementById(added.current)?.focus();
    added.current = undefined;
  });
  if (!table) return null;
  const { columns, add, defaults } = table;
  const change = (next: readonly object[]): void => onChange(next, path);
  const addRow = (): void => {
    added.current = cellId(id, rows.length, columns[0]);
    change([...rows, defaults]);
  };
  return (
    <div
      className="edit-table"
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={title}
      aria-describedby={ariaDescribedByIds(id)}
    >
      {rows.length > 0 && (
        <div className="edit-head" aria-hidden="true">
          {columns.map((column) => (
            <span key={column.path}>{column.label}</span>
          ))}
        </div>
      )}
      {rows.map((row, index) => (
        <Row
          // Rows have no other stable key.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          {...{ props, columns, row, index }}
          onChange={(next) => change(rows.with(index, next))}
          onRemove={() => change(rows.toSpliced(index, 1))}
        />
      ))}
      <Button size="small" disabled={disabled} onClick={addRow}>
        <IconPlus className="i i--s" aria-hidden="true" />
        {add}
      </Button>
    </div>
  );
}

const cellId = (id: string, index: number, column: FieldModel | undefined): string => `${id}.${index}.${column?.path}`;

/** Returns the errors of a cell, in rjsf's shape. */
const errorsAt = ({ errorSchema }: FieldProps, index: number, column: FieldModel) =>
  errorSchema?.[index]?.[column.path] ?? {};

interface RowProps {
  props: FieldProps;
  columns: readonly FieldModel[];
  row: object;
  index: number;
  onChange: (row: object) => void;
  onRemove: () => void;
}

/** Cells of a row and their errors, with the column's label. */
const Row = ({ props, columns, row, index, onChange, onRemove }: RowProps): ReactNode => (
  <div className="edit-row">
    {columns.map((column) => (
      <Cell key={column.path} {...{ props, column, row, index, onChange }} />
    ))}
    <IconButton
      label={interpolate(tableInputTexts.removeRow, { n: String(index + 1) })}
      icon={IconX}
      disabled={props.disabled}
      onClick={onRemove}
    />
    <div className="edit-errors">
      {columns.map((column) => (
        <div key={column.path} id={errorId(cellId(props.fieldPathId.$id, index, column))}>
          {errorsAt(props, index, column).__errors?.map((text: string) => (
            <FieldError key={text} text={`${column.label}: ${text}`} />
          ))}
        </div>
      ))}
    </div>
  </div>
);

interface CellProps extends Omit<RowProps, "columns" | "onRemove"> {
  column: FieldModel;
}

function Cell({ props, column, row, index, onChange }: CellProps): ReactNode {
  const { fieldPathId, name, disabled = false, readonly = false, registry, onBlur, onFocus } = props;
  const widgets: Readonly<Record<string, Widget>> = useRegistry().widgets;
  const label = interpolate(tableInputTexts.cell, { n: String(index + 1), label: column.label });
  const id = cellId(fieldPathId.$id, index, column);
  return (
    <div className="edit-cell" role="group" aria-label={label}>
      <label className="edit-label" htmlFor={id}>
        <span className="sr">{interpolate(tableInputTexts.cellRow, { n: String(index + 1) })}</span> {column.label}
      </label>
      <SchemaField
        {...{ disabled, readonly, registry, onBlur, onFocus }}
        name={`${name}.${index}.${column.path}`}
        fieldPathId={{ $id: id, path: [...fieldPathId.path, index, column.path] }}
        schema={drawnSchema(column, column.schema)}
        uiSchema={uiSchemaOf({ ...column, label }, widgets[column.widget]!, bare)}
        required={column.required}
        formData={valueAt(row, column.path)}
        errorSchema={errorsAt(props, index, column)}
        onChange={(next) => onChange(withValueAt(row as Readonly<Record<string, unknown>>, column.path, next))}
      />
    </div>
  );
}
