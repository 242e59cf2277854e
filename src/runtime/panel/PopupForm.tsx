import { useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { Popup } from "../../../definitions/language/screen";
import { words } from "../../../definitions/words/words";
import { send } from "../data/client";
import { failureOf } from "../data/failure";
import { say } from "../data/toasts";
import { dropDrafts } from "../form/drafts";
import { ModelForm } from "../form/ModelForm";
import { useDraft, type Editing } from "../form/use-draft";
import { serverErrors } from "../model/errors";
import { at } from "../model/path";
import { resolve } from "../model/resolve";
import { allFields } from "../model/visible";
import { Button } from "../shell/Button";
import { Icon } from "../shell/Icon";
import { useProduct } from "../shell/product";
import { PopupFrame } from "./PopupFrame";
import { firstData, rememberData } from "./remembered";
import { ToastHost } from "./ToastHost";

interface PopupFormProps {
  popup: Popup;
  onClose: () => void;
}

/** A form over the page. It cannot be closed while it sends, and closes once that is done. */
export function PopupForm({ popup, onClose }: PopupFormProps): ReactNode {
  const { type, submit, remember = {} } = popup;
  const schema = useProduct().schemas[type]!;
  const lines = useMemo(() => resolve(popup.fields, schema), [popup, schema]);
  const [first] = useState(() => firstData(lines, remember));
  const editing = useDraft(type, lines, first);
  // What was typed here ends with the popup, however it goes.
  useEffect(() => () => dropDrafts(type), [type]);
  const { busy, refusal, start } = useSending(popup, editing, onClose);
  const ready = allFields(lines).every(({ path, required }) => !required || at(editing.data, path));
  // The focus begins at the field that is still to be filled in, or at the last one, to be looked at before sending.
  const paths = allFields(lines).map(({ path }) => path);
  const focus = paths.find((path) => !at(editing.data, path)) ?? paths.at(-1);
  const foot = (
    <>
      <Button look="quiet" size="form" disabled={busy} onClick={onClose}>
        {words.form.close}
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
    mutationFn: () => send(submit.call, editing.data),
    onMutate: () => rememberData(editing.data, remember),
    onSuccess: () => {
      say("success", submit.done);
      done();
    },
    onError: (thrown) => editing.show(serverErrors(failureOf(thrown).data)),
  });
  const start = (): void => {
    if (!sending.isPending && editing.check()) sending.mutate();
  };
  return { busy: sending.isPending, refusal: sending.error && failureOf(sending.error).message, start };
}
