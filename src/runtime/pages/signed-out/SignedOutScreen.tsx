import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Session } from "../../../../definitions/types/admin";
import type { SignedOutPage } from "../../../../definitions/language/screen";
import { texts } from "../../../../definitions/texts/texts";
import { send } from "../../api/send";
import { Failure, failureOf } from "../../model/calls/failure";
import { emailToReturn, endSession, storeSession, useSession } from "../../store/session";
import { dismissAllToasts } from "../../store/toasts";
import { dropDrafts } from "../../store/drafts";
import { FormFrame } from "../../form/FormFrame";
import { useForm } from "../../form/use-form";
import { allFields } from "../../model/form/visible";
import { valueAt } from "../../model/values/path";
import { resolveLines } from "../../model/form/resolve";
import { Note } from "../../ui/Note";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Logo } from "../../ui/Logo";
import { useRegistry } from "../../registry/registry";
import { useTitle } from "../../ui/use-title";
import { Version } from "../../ui/Version";
import { Arc } from "./Arc";
import { takePrefill } from "./prefill";
import { useBackendProblem, useInstaller } from "./use-backend";

/** A form before the session. Its last call's answer is the session. */
export function SignedOutScreen({ screen }: { screen: SignedOutPage }): ReactNode {
  useTitle();
  const ended = useSession((state) => state.endReason);
  const problem = useBackendProblem();
  const settled = useInstaller(screen);
  useEffect(() => {
    // The first admin is made by nobody who is signed in; how an older session ended is no news there.
    if (screen.flag && settled) endSession();
  }, [screen, settled]);
  return (
    <div className="signed-out">
      <Arc />
      <main className="signed-out-box" id="main">
        <div className="signed-out-brand">
          <Logo size={28} />
          {texts.product}
        </div>
        {problem && <Note kind="warning">{problem}</Note>}
        {ended && <Note kind="info">{ended}</Note>}
        {settled && <SignedOutForm screen={screen} />}
      </main>
      <footer className="signed-out-foot">
        <Version />
      </footer>
    </div>
  );
}

function SignedOutForm({ screen }: { screen: SignedOutPage }): ReactNode {
  const { schemas } = useRegistry();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const { type } = screen;
  const lines = useMemo(() => resolveLines(screen.fields, schemas[type]!), [screen, schemas, type]);
  const [prefilled] = useState(() => takePrefill(search, screen, emailToReturn()));
  const made = useRef<Made>({ calls: 0, data: undefined });
  const form = useForm({
    name: type,
    lines,
    stored: prefilled.data,
    layout: "stacked",
    isReady: () => true,
    send: ({ data }) => callAll(screen, data, made),
    onSent: (session) => enter(screen, session),
    // What the fields have is told there.
    failureText: ({ message, data }) => (Object.keys(data as object).length > 0 ? "" : message),
  });
  useEffect(() => {
    // What was prefilled may be a password: it must not stay in the address.
    if (prefilled.taken) void navigate(pathname, { replace: true });
  }, [prefilled, navigate, pathname]);
  useEffect(() => {
    const fields = allFields(lines);
    // Where everything is filled in, one may still want to look at it.
    const first = fields.find(({ path }) => !valueAt(prefilled.data, path)) ?? fields[0];
    document.getElementById(`${type}.${first?.path}`)?.focus();
    return () => dropDrafts(type);
  }, [lines, prefilled, type]);
  return (
    <>
      <h1>{screen.heading}</h1>
      {screen.intro && <p className="soft">{screen.intro}</p>}
      <FormFrame form={form} className="fields">
        <Button type="submit" look="primary" size="large" busy={form.busy}>
          {screen.submit.label}
          <Icon name={screen.submit.icon} />
        </Button>
      </FormFrame>
    </>
  );
}

/** How many of a form's calls have been made, and with what. */
interface Made {
  calls: number;
  data: unknown;
}

/** Makes the form's calls in order. Those that have been made are not made again, and the rest belong to their data. */
async function callAll(screen: SignedOutPage, typed: unknown, made: { current: Made }): Promise<Session> {
  const data = made.current.calls > 0 ? made.current.data : typed;
  let answer: unknown;
  for (const { call, from, failureText } of screen.calls.slice(made.current.calls)) {
    const body = from ? Object.fromEntries(Object.entries(from).map(([to, path]) => [to, valueAt(data, path)])) : data;
    answer = await send(call, { body }).catch((thrown: unknown) => {
      throw failureText && failureOf(thrown).status === 400
        ? new Failure(failureText, { status: 400 })
        : failureOf(thrown);
    });
    made.current = { calls: made.current.calls + 1, data };
  }
  made.current = { calls: 0, data: undefined };
  return answer as Session;
}

function enter(screen: SignedOutPage, session: Session): void {
  dismissAllToasts();
  storeSession(session);
  // The flag stands in the address that the server sees: leaving it loads the page anew.
  if (screen.flag) window.location.replace(window.location.pathname);
}
