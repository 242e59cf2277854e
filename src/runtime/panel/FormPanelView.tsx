import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import type { FormPanel } from "../../../definitions/language/table";
import { texts } from "../../../definitions/texts/texts";
import { rowQuery } from "../api/queries";
import { ModelForm } from "../form/ModelForm";
import { interpolate } from "../model/values/text";
import { resolveLines } from "../model/form/resolve";
import { allFields } from "../model/form/visible";
import { utcTime } from "../model/values/format-value";
import { Button } from "../ui/Button";
import { QueryState } from "../ui/QueryState";
import { useRegistry } from "../registry/registry";
import type { Row } from "../registry/cell";
import { MoreMenu } from "../ui/MoreMenu";
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
  const fresh = id === newRow;
  const query = useQuery({ ...rowQuery(panel.read, id), enabled: !fresh && row === undefined });
  const stored = fresh ? panel.defaults : (row ?? query.data);
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
  const { schemas } = useRegistry();
  const schema = schemas[panel.type]!;
  const fresh = id === newRow;
  const lines = useMemo(() => resolveLines(panel.fields[fresh ? "new" : "edit"], schema), [panel, fresh, schema]);
  const form = useRowForm({ panel, id, lines, stored, onClose, onChange });
  const { editing, busy, ready } = form;
  const first = allFields(lines).find(({ required, schema: { type } }) => required && type === "string");
  const foot = (
    <>
      {!fresh && <MoreMenu busy={busy} onRemove={form.remove} />}
      <span className="grow" />
      <Button look="quiet" size="form" disabled={busy} onClick={form.close}>
        {texts.form.cancel}
      </Button>
      <Button look="primary" size="form" type="submit" form={editing.name} busy={busy} disabled={!ready}>
        {fresh ? texts.panel.create : texts.form.save}
      </Button>
    </>
  );
  return (
    <SidePanel
      title={panel.title[fresh ? "new" : "edit"]}
      focus={first && `${editing.name}.${first.path}`}
      foot={foot}
      onClose={form.close}
    >
      {!fresh && <RowId row={stored} />}
      <ModelForm {...{ lines, schema, editing }} disabled={busy} onSubmit={form.save} />
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
