import { IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { texts } from "../../../definitions/texts/texts";
import { rowQuery } from "../api/queries";
import { FormFrame } from "../form/FormFrame";
import { UnsavedCount } from "../form/UnsavedCount";
import type { TabChoice } from "../form/use-open-parts";
import { conditionHolds, conditionModel } from "../model/form/condition";
import { resolveLines } from "../model/form/resolve";
import { visibleFields } from "../model/form/visible";
import { useRegistry } from "../registry/registry";
import { Button } from "../ui/Button";
import { MoreMenu, type MenuAction } from "../ui/MoreMenu";
import { RowFrame } from "./RowFrame";
import { RowId } from "./RowId";
import { newRow } from "../model/table/address";
import { useRowForm, type RowChange } from "./use-row-form";

/** What the form of a row is told. */
export interface RowFormProps {
  panel: FormPanel;
  id: string;
  /** The name of its draft. */
  name: string;
  stored: Readonly<Record<string, unknown>>;
  tabs?: TabChoice | undefined;
  onClose: () => void;
  onChange: (change: RowChange) => void;
  /** Opens a new row that begins as a copy of this one. */
  onDuplicate?: (() => void) | undefined;
}

/** The form of a row that is known, in its panel. */
export function RowForm({ panel, id, name, stored, tabs, onClose, onChange, onDuplicate }: RowFormProps): ReactNode {
  const queries = useQueryClient();
  const { schemas } = useRegistry();
  const schema = schemas[panel.type]!;
  const mode = id === newRow ? "new" : "edit";
  const lines = useMemo(() => resolveLines(panel.fields[mode], schema, schemas), [panel, mode, schema, schemas]);
  const readNow = () => queries.fetchQuery({ ...rowQuery(panel.read, id), staleTime: 0 });
  const { form, busy, remove, close } = useRowForm({ panel, id, name, lines, stored, readNow, onClose, onChange });
  // The first text: a picture that is chosen stands before it.
  const first = visibleFields(lines, stored).find((field) => field.schema.type === "string");
  const isPopup = panel.frame === "popup";
  const actions = useActions(panel, stored, { remove, duplicate: onDuplicate });
  const menu = mode === "edit" && actions.length > 0 && (
    <MoreMenu label={texts.panel.more} side={isPopup ? "top" : "bottom"} disabled={busy} items={actions} />
  );
  const foot = (
    <>
      {isPopup ? menu : <UnsavedCount count={form.changed} />}
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
      title={panel.title[mode]}
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

/** What can be done with a row that is there. */
function useActions(
  panel: FormPanel,
  stored: unknown,
  { remove, duplicate }: { remove: () => void; duplicate: (() => void) | undefined },
): MenuAction[] {
  const { icons } = useRegistry();
  const copying = panel.duplicate;
  return [
    ...(copying && duplicate ? [{ icon: icons[copying.icon], label: copying.label, onSelect: duplicate }] : []),
    ...(isKept(panel, stored) ? [] : [{ icon: IconTrash, label: texts.panel.remove, risk: true, onSelect: remove }]),
  ];
}

const isKept = ({ remove: { hiddenWhen } }: FormPanel, stored: unknown): boolean =>
  hiddenWhen !== undefined && conditionHolds(conditionModel(hiddenWhen, ""), stored);
