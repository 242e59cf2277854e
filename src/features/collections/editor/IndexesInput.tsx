import { IconChevronDown, IconListSearch, IconPlus } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { tableTexts } from "../../../../definitions/texts/table";
import { useFormValues, useStoredValue } from "../../../runtime/registry/form-values";
import { valueAt } from "../../../values/json/path";
import { describedBy, type WidgetProps } from "../../../runtime/registry/widget";
import { Button } from "../../../runtime/ui/controls/Button";
import { indexParts } from "../indexes/index-statement";
import { IndexForm } from "./IndexForm";
import { newIndex } from "./new-index";
import { useFieldNames } from "./use-field-names";
import { useUniqueIndexNames } from "./use-unique-index-names";
import { useRenamedColumns } from "./use-renamed-columns";
import "./lazy-editors.css";

const words = collectionTexts.indexes;

/** List of a collection's indexes, each with its own form. SQL that the controls cannot represent is edited as text. */
export function IndexesInput(props: WidgetProps<readonly string[] | undefined>): ReactNode {
  const { id, value = none, onChange, disabled = false, label } = props;
  const stored = useStoredValue(props.name) as readonly string[] | undefined;
  const table = useFormValues(({ data }) => String(valueAt(data, "name") ?? ""));
  const fields = useFieldNames();
  const [open, setOpen] = useState<number>();
  useRenamedColumns(value, stored, onChange);
  useUniqueIndexNames(value, stored ?? none, onChange);
  const add = (): void => {
    setOpen(value.length);
    onChange([...value, newIndex(table, fields.slice(0, 1), false)]);
  };
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={label} aria-describedby={describedBy(props)}>
      {value.length > 0 && (
        <div role="list" className="stack stack--dense">
          {value.map((sql, index) => (
            <IndexLine
              // An index has no other stable key.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              {...{ id: `${id}.${index}`, sql, fields, disabled }}
              open={open === index}
              onToggle={() => setOpen(open === index ? undefined : index)}
              onChange={(next) => onChange(value.with(index, next))}
              onRemove={() => {
                setOpen(undefined);
                onChange(value.toSpliced(index, 1));
              }}
            />
          ))}
        </div>
      )}
      <Button size="form" className="add-item" disabled={disabled} onClick={add}>
        <IconPlus className="i" aria-hidden="true" />
        {words.add}
      </Button>
    </div>
  );
}

const none: readonly string[] = [];

interface IndexLineProps {
  id: string;
  sql: string;
  fields: readonly string[];
  disabled: boolean;
  open: boolean;
  onToggle: () => void;
  onChange: (sql: string) => void;
  onRemove: () => void;
}

function IndexLine({ open, onToggle, ...props }: IndexLineProps): ReactNode {
  const { sql } = props;
  const parts = indexParts(sql);
  const columns = parts?.columns.map(({ name, descending }) => (descending ? `${name} ↓` : name)).join(", ");
  return (
    <div role="listitem" className={open ? "acc is-open" : "acc"}>
      <div className="acc-head">
        <button type="button" className="acc-toggle" aria-expanded={open} onClick={onToggle}>
          <IconListSearch className="i" aria-hidden="true" />
          <code className="acc-name clip">{parts?.name || sql || tableTexts.nothing}</code>
          {parts?.unique && <span className="badge">{words.unique}</span>}
          {parts?.where && <span className="badge">{words.partial}</span>}
          <span className="grow" />
          <span className="index-columns clip">{columns}</span>
          <IconChevronDown className="i acc-chevron" aria-hidden="true" />
        </button>
      </div>
      {open && (
        <div className="acc-body acc-body--flush item-body">
          <IndexForm {...props} parts={parts} onDone={onToggle} />
        </div>
      )}
    </div>
  );
}
