import { useQueryClient } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { texts } from "../../../definitions/texts/texts";
import { rowQuery } from "../api/queries";
import { FormFrame } from "../form/FormFrame";
import { UnsavedCount } from "../form/UnsavedCount";
import type { TabChoice } from "../form/use-open-parts";
import type { LineModel } from "../model/form/form-model";
import { resolveLines } from "../model/form/resolve";
import { editedRow } from "../model/form/row-values";
import { visibleFields } from "../model/form/visible";
import { useRegistry } from "../registry/registry";
import { Button } from "../ui/Button";
import { MoreMenu } from "../ui/MoreMenu";
import { RowFrame } from "./RowFrame";
import { RowId } from "./RowId";
import { newRow } from "../model/table/address";
import { interpolate } from "../model/values/text";
import { UploadProgress } from "./UploadProgress";
import { useRowActions } from "./use-row-actions";
import { useRowForm, type RowChange } from "./use-row-form";

/** What the form of a row is told. */
export interface RowFormProps {
  panel: FormPanel;
  id: string;
  /** The name of its draft. */
  name: string;
  stored: Readonly<Record<string, unknown>>;
  /** The item whose row it is, such as the collection of a record. */
  item?: AnyRow | undefined;
  tabs?: TabChoice | undefined;
  onClose: () => void;
  onChange: (change: RowChange) => void;
  /** Opens a new row that begins as a copy of this one. */
  onDuplicate?: (() => void) | undefined;
}

/** The form of a row that is known, in its panel. */
export function RowForm(props: RowFormProps): ReactNode {
  const { panel, id, name, stored: row, item, tabs, onClose, onDuplicate } = props;
  const { schemas } = useRegistry();
  const schema = schemas[panel.type]!;
  const mode = id === newRow ? "new" : "edit";
  const lines = useMemo(
    () => resolveLines(panel.fields[mode], schema, schemas, item),
    [panel, mode, schema, schemas, item],
  );
  const stored = useMemo(() => editedRow(lines, row), [lines, row]);
  const { readNow, onChange } = useReading(props, lines);
  const setup = { panel, id, item, name, lines, stored, readNow, onClose, onChange };
  const { form, busy, progress, remove, close } = useRowForm(setup);
  // The first text: a picture that is chosen stands before it.
  const first = visibleFields(lines, stored).find((field) => field.schema.type === "string");
  const isPopup = panel.frame === "popup";
  const actions = useRowActions({ panel, item, stored, remove, duplicate: onDuplicate });
  const menu = mode === "edit" && actions.length > 0 && (
    <MoreMenu label={texts.panel.more} side={isPopup ? "top" : "bottom"} disabled={busy} items={actions} />
  );
  const foot = (
    <>
      {isPopup ? menu : <UnsavedCount count={form.changed} />}
      {progress !== undefined && <UploadProgress share={progress} />}
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
    <RowFrame
      frame={panel.frame}
      title={interpolate(panel.title[mode], item ?? {})}
      tools={isPopup ? undefined : menu}
      focus={mode === "new" || isPopup ? first && `${form.name}.${first.path}` : undefined}
      {...{ foot, busy }}
      onClose={close}
    >
      {mode === "edit" && panel.idLabel !== undefined && <RowId label={panel.idLabel} row={stored} />}
      <FormFrame form={form} {...(tabs && { tabs })} />
    </RowFrame>
  );
}

/** Reads the row as it is stored at this moment; what a save answers is what is known of it from then on. */
function useReading({ panel, id, item, onChange }: RowFormProps, lines: readonly LineModel[]) {
  const queries = useQueryClient();
  const query = rowQuery(panel.read, id, item?.id);
  return {
    readNow: async () => editedRow(lines, await queries.fetchQuery({ ...query, staleTime: 0 })),
    onChange: (change: RowChange): void => {
      if (change.kind === "saved") queries.setQueryData(query.queryKey, change.row);
      onChange(change);
    },
  };
}
