import { AlertDialog } from "radix-ui";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { Button } from "../shell/Button";
import { answer, useQuestion } from "./question";
import { returnFocus } from "./return-focus";
import { ToastHost } from "./ToastHost";

/** The one question at a time that must be answered before anything goes on. "No" has the focus. */
export function Confirm(): ReactNode {
  const question = useQuestion(({ asked }) => asked);
  const [busy, setBusy] = useState(false);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (question) opener.current = question.opener;
  }, [question]);
  const yes = async (): Promise<void> => {
    setBusy(true);
    try {
      await question?.yes();
    } finally {
      setBusy(false);
      answer();
    }
  };
  return (
    <AlertDialog.Root open={question !== undefined} onOpenChange={(open) => !open && !busy && answer()}>
      <AlertDialog.Portal>
        <div className="scrim scrim--popup" aria-hidden="true" onClick={() => !busy && answer()} />
        <AlertDialog.Content
          className="popup"
          aria-modal="true"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => returnFocus(event, opener.current)}
        >
          <div className="panel-body">
            <AlertDialog.Title className="question">{question?.text}</AlertDialog.Title>
          </div>
          <footer className="panel-foot">
            <span className="grow" />
            <AlertDialog.Cancel asChild>
              <Button size="form" disabled={busy}>
                {words.confirm.no}
              </Button>
            </AlertDialog.Cancel>
            <Button look="danger" size="form" busy={busy} onClick={() => void yes()}>
              {words.confirm.yes}
            </Button>
          </footer>
          <ToastHost onEscape={() => !busy && answer()} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
