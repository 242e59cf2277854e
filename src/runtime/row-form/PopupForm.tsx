import "./row-form.css";
import { IconCopy } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { AnyRow } from "../../../definitions/language/call";
import type { SendCall } from "../../../definitions/language/call-kinds";
import type { Popup } from "../../../definitions/language/popup";
import { texts } from "../../../definitions/texts/texts";
import { refetchCall } from "../../backend/api/queries";
import { send } from "../../backend/api/send";
import { FormFrame } from "../form/FormFrame";
import { useForm } from "../form/use-form";
import { rowPath } from "../../backend/calls/row-requests";
import type { FormState } from "../model/form/draft";
import { resolveLines } from "../model/form/resolve-lines";
import { isEmptyField } from "../model/form/validate";
import { visibleFields } from "../model/form/visible";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import { useRegistry } from "../registry/registry";
import { dropDrafts } from "../store/drafts";
import { showToast } from "../../browser/toasts";
import { Button } from "../ui/controls/Button";
import { Icon } from "../ui/icons/Icon";
import { PopupFrame } from "../ui/dialogs/PopupFrame";
import { Note } from "../ui/notices/Note";
import { copyText } from "../ui/text/copy-text";
import { readInitialData, rememberData } from "./remembered-values";

type SubmitCall = Popup["submit"]["call"];

interface PopupFormProps {
  popup: Popup;
  /** Row that the popup is about; `item` is the item of that row. */
  row?: Readonly<Record<string, unknown>>;
  item?: AnyRow | undefined;
  onClose: () => void;
}

/** Form in a popup. It cannot be closed while it sends, and closes on success. */
export function PopupForm({ popup, row = noRow, item, onClose }: PopupFormProps): ReactNode {
  const { type, submit, remember = {}, intro, shows, refreshes } = popup;
  const queries = useQueryClient();
  const [shown, setShown] = useState<string>();
  const schema = useRegistry().schemas[type]!;
  const lines = useMemo(() => resolveLines(popup.fields, schema), [popup, schema]);
  const [first] = useState(() => readInitialData(lines, remember));
  // The draft ends with the popup in any case.
  useEffect(() => () => dropDrafts(type), [type]);
  const form = useForm({
    name: type,
    lines,
    stored: first,
    layout: "stacked",
    isReady: isFilled,
    steps: {
      send: ({ data }) => {
        rememberData(data, remember);
        return sendFor(submit.call, data, row["id"], item).finally(() => refreshes && refetchCall(queries, refreshes));
      },
      applySaved: (answer) => {
        if (shows) return setShown(String(valueAt(answer, shows.path)));
        showToast("success", submit.success);
        onClose();
      },
      // Back removes the popup even while it sends; then a toast reports the failure.
      fail: ({ message }) => (document.getElementById(type) ? message : undefined),
    },
  });
  // Initial focus: the first empty field, else the last field, for review.
  const fields = visibleFields(lines, first);
  const [focus] = useState(() => fields.find(({ path }) => !valueAt(first, path)) ?? fields.at(-1));
  const { busy } = form;
  const ready = form.ready && shown === undefined;
  const foot = (
    <>
      <span className="grow" />
      <Button look="quiet" size="form" disabled={busy} onClick={onClose}>
        {texts.form.close}
      </Button>
      <Button look="primary" size="form" type="submit" form={type} busy={busy} disabled={!ready}>
        {submit.icon && <Icon name={submit.icon} />}
        {submit.label}
      </Button>
    </>
  );
  return (
    <PopupFrame title={popup.title} busy={busy} focus={`${type}.${focus?.path}`} onClose={onClose} foot={foot}>
      <FormFrame form={form} className="fields" {...(intro && { intro: interpolate(intro, row) })} />
      {shows && shown !== undefined && <ShownOnce {...shows} text={shown} />}
    </PopupFrame>
  );
}

interface ShownOnceProps {
  label: string;
  note: string;
  text: string;
}

/** Text that cannot be read again, with a button to copy it. */
const ShownOnce = ({ label, note, text }: ShownOnceProps): ReactNode => (
  <div className="shown-once" role="status">
    <div className="inline">
      <span className="label grow">{label}</span>
      <Button look="quiet" size="small" onClick={() => void copyText(text, label)}>
        <IconCopy className="i i--s" aria-hidden="true" />
        {interpolate(texts.form.copy, { text: label.toLowerCase() })}
      </Button>
    </div>
    <code className="shown-text">{text}</code>
    <Note kind="warning">
      <p>{note}</p>
    </Note>
  </div>
);

const noRow = {};

const sendFor = (call: SubmitCall, body: unknown, id: unknown, item: AnyRow | undefined): Promise<unknown> =>
  send(call as SendCall<unknown, unknown, string>, { path: rowPath(call, String(id), item?.id ?? ""), body });

const isFilled = ({ lines, data }: FormState): boolean =>
  visibleFields(lines, data).every((field) => !field.required || !isEmptyField(field, valueAt(data, field.path)));
