import { useEffect, useState, type ReactNode } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import type { SignedOutPage } from "../../../../definitions/language/screen";
import { texts } from "../../../../definitions/texts/texts";
import { mailTokenFault, textClaims } from "../../model/calls/mail-token";
import { expiryOf } from "../../model/calls/token";
import { minute } from "../../model/values/time/spans";
import { hasUnsavedFields, useDrafts } from "../../store/drafts";
import { endSession, useSession } from "../../store/session";
import { isInFuture, serverNow } from "../../store/server-clock";
import { lazyPart } from "../../ui/loading/lazy-part";
import { Note } from "../../ui/notices/Note";
import { Logo } from "../../ui/icons/Logo";
import { useTitle } from "../../ui/page/use-title";
import { Version } from "../../ui/page/Version";
import { Arc } from "./Arc";
import { CallsAtOnce } from "./CallsAtOnce";
import type { Ended } from "./ended";
import { Ending } from "./Ending";
import { Filled } from "./Filled";
import { saidBefore } from "./said-before";
import { SignedOutForm } from "./SignedOutForm";
import { useBackendProblem, useInstaller } from "./use-backend";

// The sign-in does not need it.
const ContinuedForm = lazyPart(async () => (await import("./ContinuedForm")).ContinuedForm);

/** A page before the session: a form, or what its calls say that are made at once. */
export function SignedOutScreen({ screen }: { screen: SignedOutPage }): ReactNode {
  useTitle();
  const problem = useBackendProblem();
  const settled = useInstaller(screen);
  const { pathname } = useLocation();
  useEffect(() => {
    // The first admin is made by nobody who is signed in; how an older session ended is no news there.
    if (screen.flag && settled) endSession();
  }, [screen, settled]);
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
        {settled && <Content key={pathname} screen={screen} />}
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

/** Why one is here: what the page said that led here, or how the session ended. */
function Before(): ReactNode {
  const ended = useSession((state) => state.endReason);
  // What was typed in a form that goes with its page, such as a popup's, is not there any more by now.
  const kept = useDrafts(hasUnsavedFields) && ended !== texts.session.elsewhere;
  const { said, isProblem } = saidBefore(useLocation());
  const why = said ?? (ended && kept ? `${ended} ${texts.session.kept}` : ended);
  // The focus goes on to a field: it is said as well.
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
  // As it was when the page was opened: what is being typed must not vanish when the time is over.
  const [fault, setFault] = useState(() => screen.token && mailTokenFault(token, screen.token, isInFuture));
  const [ended, end] = useState<Ended>();
  const { continues, submit } = screen;
  const Part = continues ? ContinuedForm : submit ? SignedOutForm : CallsAtOnce;
  return (
    <>
      <h1>{screen.heading}</h1>
      {screen.intro && !fault && !ended && (
        <p className="soft">
          <Filled text={screen.intro} values={{ ...claims, minutes: minutesLeft(token) }} />
        </p>
      )}
      {fault || ended ? (
        <Ending {...{ screen, fault, ended, token, claims }} onInsist={() => setFault(undefined)} />
      ) : (
        <Part {...{ screen, claims }} given={screen.token && { token }} onEnded={end} />
      )}
    </>
  );
}

const minutesLeft = (token: string): string => String(Math.max(0, Math.ceil((expiryOf(token) - serverNow()) / minute)));
