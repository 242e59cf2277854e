import { useMutation } from "@tanstack/react-query";
import { IconX } from "@tabler/icons-react";
import { Dialog } from "radix-ui";
import { useMemo, useState, type ReactNode } from "react";
import type { Popup } from "../../../definitions/language/screen";
import { words } from "../../../definitions/words";
import { send } from "../data/client";
import { failureOf } from "../data/failure";
import { report } from "../data/report";
import { say } from "../data/toasts";
import { dropDrafts } from "../form/drafts";
import { keeps } from "../form/keeps";
import { ModelForm } from "../form/ModelForm";
import { useDraft } from "../form/use-draft";
import { checkAll } from "../model/check";
import { serverErrors } from "../model/errors";
import { at } from "../model/path";
import { resolve } from "../model/resolve";
import { Button } from "../shell/Button";
import { Icon } from "../shell/Icon";
import { useProduct } from "../shell/product";
import { firstData, rememberData } from "./remembered";

interface PopupFormProps {
  popup: Popup;
  onClose: () => void;
}

/** A form over the page. It cannot be closed while it sends, and closes once that is done. */
export function PopupForm({ popup, onClose }: PopupFormProps): ReactNode {
  const { schemas } = useProduct();
  const schema = schemas[popup.type]!;
  const lines = useMemo(() => resolve(popup.fields, schema), [popup, schema]);
  const [first] = useState(() => firstData(lines, popup.remember ?? {}));
  const editing = useDraft(popup.type, lines, first);
  const [refusal, setRefusal] = useState("");
  const close = (): void => {
    dropDrafts(popup.type);
    onClose();
  };
  const sending = useMutation({
    mutationFn: () => send(popup.submit.call, editing.data),
    onMutate: () => {
      setRefusal("");
      rememberData(editing.data, popup.remember ?? {});
    },
    onSuccess: () => {
      say("success", popup.submit.done);
      close();
    },
    onError: (thrown) => {
      setRefusal(report(thrown).message);
      editing.show(serverErrors(failureOf(thrown).data));
    },
  });
  const ready = Object.keys(checkAll(lines, editing.data, keeps)).length === 0;
  const stay = (event: Event): void => event.preventDefault();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !sending.isPending && close()}>
      <Dialog.Portal>
        <div className="scrim scrim--popup" />
        <Dialog.Content
          className="popup"
          aria-describedby={undefined}
          {...(sending.isPending && { onInteractOutside: stay, onEscapeKeyDown: stay })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(`${popup.type}.${emptyPath(lines, editing.data)}`)?.focus();
          }}
        >
          <header className="panel-head">
            <Dialog.Title>{popup.title}</Dialog.Title>
            <span className="grow" />
            <Dialog.Close className="icon-btn" aria-label={words.form.close} disabled={sending.isPending}>
              <IconX className="i" aria-hidden="true" />
            </Dialog.Close>
          </header>
          <div className="panel-body">
            <ModelForm
              {...{ lines, schema, editing }}
              stacked
              className="fields"
              disabled={sending.isPending}
              onSubmit={() => editing.check() && !sending.isPending && sending.mutate()}
            >
              <p className="error error--form" role="alert">
                {refusal}
              </p>
            </ModelForm>
          </div>
          <footer className="panel-foot">
            <span className="grow" />
            <Button look="quiet" size="form" disabled={sending.isPending} onClick={close}>
              {words.form.close}
            </Button>
            <Button
              look="primary"
              size="form"
              type="submit"
              form={popup.type}
              busy={sending.isPending}
              disabled={!ready}
            >
              {popup.submit.icon && <Icon name={popup.submit.icon} />}
              {popup.submit.label}
            </Button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

// The field that one still has to fill in, or the last one, to be checked before sending.
const emptyPath = (lines: ReturnType<typeof resolve>, data: unknown): string => {
  const paths = lines.flatMap((line) => (line.is === "field" ? [line.path] : []));
  return paths.find((path) => !at(data, path)) ?? paths.at(-1) ?? "";
};
