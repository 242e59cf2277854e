import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { SignedOutPage } from "../../../../definitions/language/screen";
import { texts } from "../../../../definitions/texts/texts";
import type { MailTokenFault } from "../../model/calls/mail-token";
import { expiryOf } from "../../model/calls/token";
import { momentText } from "../../model/values/time/moment";
import { interpolate, interpolateParts } from "../../model/values/text/text";
import { Button } from "../../ui/controls/Button";
import { Note } from "../../ui/notices/Note";

interface FilledProps {
  text: string;
  values: Readonly<Record<string, string>>;
}

/** A sentence whose {names} stand out once they are filled in. */
export const Filled = ({ text, values }: FilledProps): ReactNode =>
  interpolateParts(text, values).map((part) =>
    part.filled ? <b key={part.piece}>{part.text}</b> : <span key={part.piece}>{part.text}</span>,
  );

/** What is said once all is done. */
export const Done = ({ says, values }: { says: readonly string[]; values: FilledProps["values"] }): ReactNode => (
  <End kind="success">
    {says.map((text) => (
      <p key={text}>
        <Filled {...{ text, values }} />
      </p>
    ))}
  </End>
);

interface DeadLinkProps {
  /** What the token tells against itself, or the backend's reason. */
  fault: MailTokenFault | { reason: string; isOfToken: boolean };
  token: string;
  newMail: SignedOutPage["newMail"];
  newLink: string | undefined;
  /** Goes on in spite of it. */
  onInsist: () => void;
}

/** Why a link does not work, and what can be done. */
export function DeadLink({ fault, token, newMail, newLink, onInsist }: DeadLinkProps): ReactNode {
  const sentence = typeof fault === "string" ? texts.mailPage[fault] : texts.mailPage.refused;
  const values =
    typeof fault === "object" ? { ...fault } : { time: fault === "expired" && momentText(expiryOf(token)) };
  return (
    <End kind="danger">
      <p>{interpolate(sentence, values)}</p>
      {(typeof fault === "string" || fault.isOfToken) && (
        <p>
          {newLink ??
            (fault === "unreadable" || fault === "foreign" ? texts.mailPage.openAgain : texts.mailPage.askAgain)}
        </p>
      )}
      <div className="signed-out-acts">
        {/* The clock of this computer may be wrong. */}
        {fault === "expired" && (
          <Button size="small" onClick={onInsist}>
            {texts.mailPage.insist}
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

/** That others were faster, and the way out: the page is loaded anew without the flag in its address. */
export const Overtaken = ({ says, link }: NonNullable<SignedOutPage["overtaken"]>): ReactNode => (
  <End kind="info">
    <p>{says}</p>
    <div className="signed-out-acts">
      <a className="btn btn--small" href={window.location.pathname}>
        {link}
      </a>
    </div>
  </End>
);

// What had the focus is gone: it goes to what stands there instead, which is read out.
function End({ kind, children }: { kind: "success" | "danger" | "info"; children: ReactNode }): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.focus(), []);
  return (
    <div className="signed-out-end" tabIndex={-1} ref={end}>
      <Note {...{ kind, children }} />
    </div>
  );
}
