import "./row-form.css";
import { type ReactNode, useMemo, useState } from "react";
import { uploadTexts } from "../../../definitions/texts/uploads";
import type { Popup } from "../../../definitions/language/popup";
import { panelTexts } from "../../../definitions/texts/panel";
import { texts } from "../../../definitions/texts/texts";
import type { Upload } from "../../backend/api/use-upload";
import { FormFrame } from "../form/FormFrame";
import { UnsavedCount } from "../form/UnsavedCount";
import type { FormHandle } from "../form/use-form";
import type { TabChoice } from "../form/use-open-sections";
import { generatedFields } from "../model/form/lines/item-fields";
import { resolveLines } from "../model/form/resolve-lines";
import { editedRow } from "../model/form/row-values";
import { visibleFields } from "../model/form/visible";
import { useRegistry } from "../registry/registry";
import { Button } from "../ui/controls/Button";
import { MoreMenu } from "../ui/menus/MoreMenu";
import { SavedDraftOffer } from "./SavedDraftOffer";
import { PopupForm } from "./PopupForm";
import { SaveButton } from "./SaveButton";
import { ResetMenu } from "./ResetMenu";
import { RowFrame } from "./RowFrame";
import { RowId } from "./RowId";
import {
  RowNeighbourButtons,
  createNeighbourKeyHandler,
  neighbourKeys,
  type RowNeighbours,
} from "../ui/lists/RowNeighbours";
import { newRow } from "../model/table/address";
import { interpolate } from "../../values/text/text";
import type { DraftedForm } from "./use-saved-drafts";
import { useRowActions } from "./use-row-actions";
import type { EditedRow } from "./save-steps";
import { useRowForm } from "./use-row-form";

/** Props of the form of a row. */
export interface RowFormProps extends Omit<EditedRow, "lines"> {
  /** Note above the form. */
  note?: ReactNode;
  tabs?: TabChoice | undefined;
  /** Opens a new row that starts as a copy of this one. */
  onDuplicate?: (() => void) | undefined;
  /** Rows before and after, if the panel can step through rows. */
  neighbours?: RowNeighbours | undefined;
  /** Text above the first line. */
  intro?: string | undefined;
}

/** Form of a loaded row, in its panel or popup. */
export function RowForm(props: RowFormProps): ReactNode {
  const { panel, id, name, place, stored: row, note, item, tabs, onDuplicate, neighbours, intro } = props;
  const { schemas } = useRegistry();
  const schema = schemas[panel.type]!;
  const mode = id === newRow ? "new" : "edit";
  const lines = useMemo(
    () => resolveLines(panel.fields[mode], schema, schemas, item),
    [panel, mode, schema, schemas, item],
  );
  const stored = useMemo(() => editedRow(lines, row), [lines, row]);
  const { form, busy, upload, remove, close, leaveTo } = useRowForm({ ...props, lines, stored });
  const walk = neighbours && { ...neighbours, onOpen: (to: string) => leaveTo(() => neighbours.onOpen(to)) };
  // The first text field: an image picker may come before it.
  const first = visibleFields(lines, stored).find((field) => field.schema.type === "string");
  const isPopup = panel.frame === "popup";
  const duplicate = onDuplicate && (() => leaveTo(onDuplicate));
  const [popup, setPopup] = useState<Popup>();
  const actions = useRowActions({ panel, name, item, stored, row, remove, duplicate }, setPopup);
  const menu = mode === "edit" && actions.length > 0 && (
    <MoreMenu label={panelTexts.more} side={isPopup ? "top" : "bottom"} disabled={busy} items={actions} />
  );
  const foot = (
    <Foot
      {...{ form, busy, upload }}
      isNew={mode === "new"}
      continues={panel.continues}
      closes={panel.closes}
      first={isPopup ? menu : <Changes {...{ form, busy, stored }} resets={panel.resets} />}
      onCancel={close}
    />
  );
  const kept = place && { place, name, lines, stored, transient: panel.transient, onRestored: form.revealField };
  const lead = <Lead {...{ kept, stored }} {...{ panel, item }} isNew={mode === "new"} />;
  return (
    <RowFrame
      frame={panel.frame}
      title={interpolate(panel.title[mode], item ?? {})}
      filled={lines.some(({ kind }) => kind === "tab")}
      tools={isPopup ? undefined : <Tools walk={walk}>{menu}</Tools>}
      focus={mode === "new" || isPopup ? first && `${form.name}.${first.path}` : undefined}
      {...{ foot, busy }}
      {...(walk && { onKeyDown: createNeighbourKeyHandler(walk) })}
      onClose={close}
    >
      {note}
      <FormFrame key={form.name} {...{ form, intro, lead }} {...(tabs && { tabs })} />
      {popup && <PopupForm {...{ popup, item }} row={stored} onClose={() => setPopup(undefined)} />}
    </RowFrame>
  );
}

interface LeadProps {
  kept: DraftedForm | undefined;
  panel: RowFormProps["panel"];
  item: RowFormProps["item"];
  isNew: boolean;
  stored: Readonly<Record<string, unknown>>;
}

/** Content before the first line: the offer of a saved draft, the row's id and its dates. */
function Lead({ kept, panel: { idLabel, dates }, item, isNew, stored }: LeadProps): ReactNode {
  const { fieldTypes } = useRegistry();
  const generated = dates === undefined ? [] : generatedFields(item, dates, fieldTypes);
  return (
    <>
      {kept && <SavedDraftOffer key={kept.name} {...kept} />}
      {idLabel !== undefined && !isNew && <RowId label={idLabel} row={stored} dates={generated} />}
    </>
  );
}

interface ChangesProps extends Pick<FootProps, "form" | "busy"> {
  stored: object;
  resets: true | undefined;
}

const Changes = ({ form, busy, stored, resets }: ChangesProps): ReactNode => (
  <>
    <UnsavedCount count={form.changed} />
    {resets && <ResetMenu {...{ form, stored }} disabled={busy} />}
  </>
);

interface FootProps {
  form: FormHandle;
  busy: boolean;
  upload: Upload | undefined;
  isNew: boolean;
  continues: string | undefined;
  closes: string;
  first: ReactNode;
  onCancel: () => void;
}

const Tools = ({ walk, children }: { walk: RowNeighbours | undefined; children: ReactNode }): ReactNode => (
  <>
    {walk && <RowNeighbourButtons {...walk} labels={panelTexts.neighbours} keys={neighbourKeys} />}
    {children}
  </>
);

const Foot = ({ form, busy, upload, isNew, continues, closes, first, onCancel }: FootProps): ReactNode => (
  <>
    {first}
    {upload && <UploadProgress share={upload.share} />}
    <span className="grow" />
    <Button look="quiet" size="form" disabled={busy && !upload} onClick={upload ? upload.stop : onCancel}>
      {upload ? uploadTexts.stop : form.changed > 0 ? texts.form.cancel : closes}
    </Button>
    <SaveButton {...{ form, busy, isNew, continues }} />
  </>
);

/** Progress of an upload, from 0 to 1. At 1 all bytes are sent, but not yet stored. */
const UploadProgress = ({ share }: { share: number }): ReactNode => (
  <span className="upload-progress" role="status">
    <progress aria-label={uploadTexts.uploading} value={share} />
    {share < 1 ? uploadTexts.uploading : uploadTexts.storing}
  </span>
);
