import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { SignedOutPage } from "../../../../definitions/language/screen";
import { mailPageTexts } from "../../../../definitions/texts/mail-page";
import type { MailTokenFault } from "../../../backend/calls/mail-token";
import { expiryOf } from "../../../backend/calls/token";
import { momentText } from "../../../values/time/moment";
import { interpolate } from "../../../values/text/text";
import { Button } from "../../ui/controls/Button";
import { Note } from "../../ui/notices/Note";
import type { CallsOutcome } from "./outcome";
import { FilledSentence } from "./FilledSentence";

interface EndingProps {
  screen: SignedOutPage;
  /** Fault found in the claims of the token in the URL. */
  fault: MailTokenFault | undefined;
  ended: CallsOutcome | undefined;
  token: string;
  claims: Readonly<Record<string, string>>;
  /** Continues despite the fault. */
  onInsist: () => void;
}

/** Replaces the form of a signed-out page: reports why its link does not work, or how its calls ended. */
export function Ending({ screen, fault, ended, token, claims, onInsist }: EndingProps): ReactNode {
  const { newMail, newLink, conflict, done } = screen;
  const dead = fault ?? (ended?.kind === "refused" ? ended : undefined);
  if (dead) return <DeadLink fault={dead} {...{ token, newMail, newLink, onInsist }} />;
  if (ended?.kind === "conflict" && conflict) return <ConflictNotice {...conflict} />;
  return ended?.kind === "done" && done && <Done says={done.says} values={{ ...claims, ...textsIn(ended.data) }} />;
}

const textsIn = (data: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(data as object).filter((entry) => typeof entry[1] === "string"));

// Message after all calls succeeded.
const Done = ({ says, values }: { says: readonly string[]; values: Readonly<Record<string, string>> }): ReactNode => (
  <End kind="success">
    {says.map((text) => (
      <p key={text}>
        <FilledSentence {...{ text, values }} />
      </p>
    ))}
  </End>
);

interface DeadLinkProps {
  /** Fault found in the token's claims, or the backend's reason. */
  fault: MailTokenFault | { reason: string; isOfToken: boolean };
  token: string;
  newMail: SignedOutPage["newMail"];
  newLink: string | undefined;
  /** Continues despite the fault. */
  onInsist: () => void;
}

// Explains why a link does not work, and offers a new mail or a retry.
function DeadLink({ fault, token, newMail, newLink, onInsist }: DeadLinkProps): ReactNode {
  const sentence = typeof fault === "string" ? mailPageTexts[fault] : mailPageTexts.refused;
  const values =
    typeof fault === "object" ? { ...fault } : { time: fault === "expired" && momentText(expiryOf(token)) };
  return (
    <End kind="danger">
      <p>{interpolate(sentence, values)}</p>
      {(typeof fault === "string" || fault.isOfToken) && (
        <p>
          {newLink ??
            (fault === "unreadable" || fault === "foreign" ? mailPageTexts.openAgain : mailPageTexts.askAgain)}
        </p>
      )}
      <div className="signed-out-acts">
        {/* The clock of this computer may be wrong. */}
        {fault === "expired" && (
          <Button size="small" onClick={onInsist}>
            {mailPageTexts.insist}
          </Button>
        )}
        {newMail && (
          <Link className="btn btn--small" to={newMail.to}>
            {newMail.label}
          </Link>
        )}
      </div>
    </End>
  );
}

// Reports a conflict with another admin. A link, not a route: the page must reload without the flag in its URL.
const ConflictNotice = ({ says, link }: NonNullable<SignedOutPage["conflict"]>): ReactNode => (
  <End kind="info">
    <p>{says}</p>
    <div className="signed-out-acts">
      <a className="btn btn--small" href={window.location.pathname}>
        {link}
      </a>
    </div>
  </End>
);

// The focused element was removed: focus the message, so that screen readers announce it.
function End({ kind, children }: { kind: "success" | "danger" | "info"; children: ReactNode }): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.focus(), []);
  return (
    <div className="signed-out-end" tabIndex={-1} ref={end}>
      <Note {...{ kind, children }} />
    </div>
  );
}
