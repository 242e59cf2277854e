import { useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { Popup } from "../../../definitions/language/screen";
import { texts } from "../../../definitions/texts/texts";
import { send } from "../api/send";
import { failureOf } from "../model/calls/failure";
import { showToast } from "../store/toasts";
import { dropDrafts } from "../store/drafts";
import { ModelForm } from "../form/ModelForm";
import { useDraft, type Editing } from "../form/use-draft";
import { serverErrors } from "../model/form/errors";
import { valueAt } from "../model/values/path";
import { resolveLines } from "../model/form/resolve";
import { allFields } from "../model/form/visible";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { useRegistry } from "../registry/registry";
import { PopupFrame } from "../ui/PopupFrame";
import { firstData, rememberData } from "./remembered-values";
import { ToastHost } from "../ui/ToastHost";

interface PopupFormProps {
  popup: Popup;
  onClose: () => void;
}

/** A form over the page. It cannot be closed while it sends, and closes once that is done. */
export function PopupForm({ popup, onClose }: PopupFormProps): ReactNode {
  const { type, submit, remember = {} } = popup;
  const schema = useRegistry().schemas[type]!;
  const lines = useMemo(() => resolveLines(popup.fields, schema), [popup, schema]);
  const [first] = useState(() => firstData(lines, remember));
  const editing = useDraft(type, lines, first);
  // What was typed here ends with the popup, however it goes.
  useEffect(() => () => dropDrafts(type), [type]);
  const { busy, refusal, start } = useSending(popup, editing, onClose);
  const ready = allFields(lines).every(({ path, required }) => !required || valueAt(editing.data, path));
  // The focus begins at the field that is still to be filled in, or at the last one, to be looked at before sending.
  const paths = allFields(lines).map(({ path }) => path);
  const focus = paths.find((path) => !valueAt(editing.data, path)) ?? paths.at(-1);
  const foot = (
    <>
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
    <PopupFrame title={popup.title} busy={busy} focus={`${type}.${focus}`} onClose={onClose} foot={foot}>
      <ModelForm {...{ lines, schema, editing }} stacked className="fields" disabled={busy} onSubmit={start}>
        <p className="error error--form" role="alert">
          {refusal}
        </p>
      </ModelForm>
      <ToastHost onEscape={() => !busy && onClose()} />
    </PopupFrame>
  );
}

/** Makes the popup's call with what the form has. A failure stays in the popup, where it can be read. */
function useSending({ submit, remember = {} }: Popup, editing: Editing, done: () => void) {
  const sending = useMutation({
    mutationFn: () => send(submit.call, { body: editing.data }),
    onMutate: () => rememberData(editing.data, remember),
    onSuccess: () => {
      showToast("success", submit.success);
      done();
    },
    onError: (thrown) => editing.show(serverErrors(failureOf(thrown).data)),
  });
  const start = (): void => {
    if (!sending.isPending && editing.check()) sending.mutate();
  };
  return { busy: sending.isPending, refusal: sending.error && failureOf(sending.error).message, start };
}
