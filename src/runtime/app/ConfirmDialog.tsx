import "./confirm-dialog.css";
import { AlertDialog } from "radix-ui";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { Button } from "../ui/controls/Button";
import { closeConfirmation, useConfirmation } from "../store/confirmation";
import { overlayHost } from "../ui/dialogs/DialogFrame";
import { environmentName } from "../../browser/environment";
import { useRegistry } from "../registry/registry";
import { noteOpener, returnFocus } from "../ui/focus/return-focus";
import { ToastHost } from "../ui/notices/ToastHost";

/** Confirmation dialog. "No" has the focus. */
export function ConfirmDialog(): ReactNode {
  const question = useConfirmation((state) => state.question);
  const [answered, setAnswered] = useState<typeof question>();
  // Another question may replace one whose action is still running.
  const busy = question !== undefined && answered === question;
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (question) opener.current = question.opener;
  }, [question]);
  const yes = async (): Promise<void> => {
    setAnswered(question);
    try {
      await question?.onYes();
    } finally {
      if (useConfirmation.getState().question === question) closeConfirmation();
    }
  };
  return (
    <AlertDialog.Root open={question !== undefined} onOpenChange={(open) => !open && !busy && closeConfirmation()}>
      <AlertDialog.Portal container={overlayHost()}>
        <div className="scrim scrim--popup" aria-hidden="true" onClick={() => !busy && closeConfirmation()} />
        <AlertDialog.Content
          className={question?.body ? "popup popup--form" : "popup"}
          aria-modal="true"
          {...(!question?.body && { "aria-describedby": undefined })}
          onOpenAutoFocus={({ currentTarget }) => noteOpener(currentTarget, question?.opener ?? null)}
          onCloseAutoFocus={(event) => returnFocus(event, opener.current)}
        >
          <div className="panel-body">
            <QuestionText>{question?.text}</QuestionText>
            <QuestionBody body={question?.body} />
          </div>
          <footer className="panel-foot">
            <span className="grow" />
            <AlertDialog.Cancel asChild>
              <Button size="form" disabled={busy}>
                {question?.no ?? texts.confirm.no}
              </Button>
            </AlertDialog.Cancel>
            {question?.yes !== false && (
              <Button look="danger" size="form" busy={busy} onClick={() => void yes()}>
                {question?.yes ?? texts.confirm.yes}
              </Button>
            )}
          </footer>
          <ToastHost onEscape={() => !busy && closeConfirmation()} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Question, with the environment that it is about. */
function QuestionText({ children }: { children: ReactNode }): ReactNode {
  const { Environment } = useRegistry();
  return (
    <AlertDialog.Title className="question">
      {environmentName() && <Environment part="name" />}
      {children}
    </AlertDialog.Title>
  );
}

const QuestionBody = ({ body }: { body: ReactNode }): ReactNode =>
  body && (
    <AlertDialog.Description asChild>
      <div className="review">{body}</div>
    </AlertDialog.Description>
  );
