import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { texts } from "../../../definitions/texts/texts";
import { rowQuery } from "../api/queries";
import { FormFrame } from "../form/FormFrame";
import { resolveLines } from "../model/form/resolve";
import { visibleFields } from "../model/form/visible";
import { utcTime } from "../model/values/format-value";
import { interpolate } from "../model/values/text";
import type { Row } from "../registry/cell";
import { useRegistry } from "../registry/registry";
import { Button } from "../ui/Button";
import { MoreMenu } from "../ui/MoreMenu";
import { QueryState } from "../ui/QueryState";
import { SidePanel } from "../ui/SidePanel";
import { newRow, useRowForm } from "./use-row-form";

interface FormPanelViewProps {
  panel: FormPanel;
  /** Of the row, or the word for a new one. */
  id: string;
  row: Row | undefined;
  onClose: () => void;
  /** Something was saved or deleted: the rows are to be read anew. */
  onChange: () => void;
}

/** The panel of one row's form: it reads the row where the table does not have it. */
export function FormPanelView({ panel, id, row, ...rest }: FormPanelViewProps): ReactNode {
  const isNew = id === newRow;
  const query = useQuery({ ...rowQuery(panel.read, id), enabled: !isNew && row === undefined });
  const stored = isNew ? panel.defaults : (row ?? query.data);
  if (stored) return <RowForm key={id} {...{ panel, id, stored }} {...rest} />;
  return (
    <SidePanel title={panel.title.edit} foot={null} onClose={rest.onClose}>
      <QueryState query={query} failed={texts.detail.missing} />
    </SidePanel>
  );
}

interface RowFormProps extends Omit<FormPanelViewProps, "row"> {
  stored: Readonly<Record<string, unknown>>;
}

function RowForm({ panel, id, stored, onClose, onChange }: RowFormProps): ReactNode {
  const queries = useQueryClient();
  const { schemas } = useRegistry();
  const schema = schemas[panel.type]!;
  const mode = id === newRow ? "new" : "edit";
  const lines = useMemo(() => resolveLines(panel.fields[mode], schema), [panel, mode, schema]);
  const readNow = () => queries.fetchQuery({ ...rowQuery(panel.read, id), staleTime: 0 });
  const { form, busy, remove, close } = useRowForm({ panel, id, lines, stored, readNow, onClose, onChange });
  // The first text: a picture that is chosen stands before it.
  const first = visibleFields(lines, stored).find((field) => field.schema.type === "string");
  const foot = (
    <>
      {mode === "edit" && <MoreMenu busy={busy} onRemove={remove} />}
      <span className="grow" />
      <Button look="quiet" size="form" disabled={busy} onClick={close}>
        {texts.form.cancel}
      </Button>
      <Button look="primary" size="form" type="submit" form={form.name} busy={busy} disabled={!form.ready}>
        {mode === "new" ? texts.panel.create : texts.form.save}
      </Button>
    </>
  );
  return (
    <SidePanel title={panel.title[mode]} focus={first && `${form.name}.${first.path}`} foot={foot} onClose={close}>
      {mode === "edit" && <RowId row={stored} />}
      <FormFrame form={form} />
    </SidePanel>
  );
}

// What the form cannot change, but tells which row it is.
const RowId = ({ row }: { row: Readonly<Record<string, unknown>> }): ReactNode => {
  const times = { created: utcTime(row["created"]), updated: utcTime(row["updated"]), utc: texts.table.utc };
  return (
    <div className="row">
      <span className="row-label">{texts.panel.id}</span>
      <div className="row-body">
        <span className="chip chip--id" data-tip={interpolate(texts.panel.times, times)}>
          <span>{String(row["id"])}</span>
        </span>
      </div>
    </div>
  );
};
