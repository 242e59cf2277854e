import { useEffect, useState, type ReactNode } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import type { SignedOutPage } from "../../../../definitions/language/screen";
import { texts } from "../../../../definitions/texts/texts";
import { mailTokenFault, textClaims } from "../../../backend/calls/mail-token";
import { expiryOf } from "../../../backend/calls/token";
import { minute } from "../../../values/time/moment";
import { hasUnsavedFields, useDrafts } from "../../store/drafts";
import { endSession, useSession } from "../../../backend/session/session";
import { isInFuture, serverNow } from "../../../backend/session/server-clock";
import { environmentName } from "../../../browser/environment";
import { useRegistry } from "../../registry/registry";
import { Note } from "../../ui/notices/Note";
import { Logo } from "../../ui/icons/Logo";
import { useTitle } from "../../ui/page/use-title";
import { Version } from "../../version/Version";
import { Arc } from "./Arc";
import type { CallsOutcome } from "./outcome";
import { FilledSentence } from "./FilledSentence";
import { readArrivalNotice } from "./arrival-notice";
import { LazyCallsOnMount, LazyContinuedForm, LazyEnding } from "./lazy-steps";
import { SignedOutForm } from "./SignedOutForm";
import { useBackendProblem, useInstaller } from "./use-backend";

/** Page without a session: a form, or the result of calls made on mount. */
export function SignedOutScreen({ screen }: { screen: SignedOutPage }): ReactNode {
  useTitle();
  const problem = useBackendProblem();
  const isConfirmed = useInstaller(screen);
  const { pathname } = useLocation();
  useEffect(() => {
    // The installer creates the first admin without a session; discard one that is left, with its end reason.
    if (screen.flag && isConfirmed) endSession();
  }, [screen, isConfirmed]);
  return (
    <div className="signed-out">
      <Arc />
      <main className="signed-out-box" id="main">
        {!screen.forAnyone && (
          <div className="signed-out-brand">
            <Logo size={28} />
            {texts.product}
          </div>
        )}
        {problem && <Note kind="warning">{problem}</Note>}
        {!screen.done && !screen.token && !screen.continues && <Before />}
        {isConfirmed && <Content key={pathname} screen={screen} />}
        {screen.back && (
          <Link className="signed-out-back" to={screen.back.to}>
            {screen.back.label}
          </Link>
        )}
      </main>
      <footer className="signed-out-foot">
        <Version />
      </footer>
    </div>
  );
}

/** Message of the page that redirected here, or the reason why the session ended. */
function Before(): ReactNode {
  const ended = useSession((state) => state.endReason);
  // Only drafts that outlive their page are left here; a popup drops its draft on unmount.
  const hasDrafts = useDrafts(hasUnsavedFields) && ended !== texts.session.elsewhere;
  const { said, isProblem } = readArrivalNotice(useLocation());
  const why = said ?? (ended && hasDrafts ? `${ended} ${texts.session.kept}` : ended);
  // As an alert: the focus moves on to a field, so screen readers would skip it.
  return (
    why && (
      <Note kind={said && !isProblem ? "success" : "info"} alert>
        {why}
      </Note>
    )
  );
}

function Content({ screen }: { screen: SignedOutPage }): ReactNode {
  const { token = "" } = useParams();
  const [claims] = useState(() => textClaims(token));
  // Checked on mount only: the form must not disappear when the token expires during input.
  const [fault, setFault] = useState(() => screen.token && mailTokenFault(token, screen.token, isInFuture));
  const [ended, end] = useState<CallsOutcome>();
  const { continues, submit, below } = screen;
  const { belowForms, Environment } = useRegistry();
  const Below = below && belowForms[below];
  const FormPage = continues ? LazyContinuedForm : submit ? SignedOutForm : LazyCallsOnMount;
  useEffect(() => {
    // Before the form is sent.
    if (screen.done || screen.token) void LazyEnding.load();
  }, [screen]);
  return (
    <>
      <h1>{screen.heading}</h1>
      {environmentName() && !screen.forAnyone && <Environment part="switch" />}
      {screen.intro && !fault && !ended && (
        <p className="soft">
          <FilledSentence text={screen.intro} values={{ ...claims, minutes: minutesLeft(token) }} />
        </p>
      )}
      {fault || ended ? (
        <LazyEnding {...{ screen, fault, ended, token, claims }} onInsist={() => setFault(undefined)} />
      ) : (
        <>
          <FormPage {...{ screen, claims }} given={screen.token && { token }} onEnded={end} />
          {Below && <Below token={token} />}
        </>
      )}
    </>
  );
}

const minutesLeft = (token: string): string => String(Math.max(0, Math.ceil((expiryOf(token) - serverNow()) / minute)));
