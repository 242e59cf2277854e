import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { SignedOutPage } from "../../../../definitions/language/screen";
import type { Session } from "../../../../definitions/types/admin";
import { FormFrame } from "../../form/FormFrame";
import { useForm } from "../../form/use-form";
import { resolveLines } from "../../model/form/resolve";
import { allFields } from "../../model/form/visible";
import { valueAt } from "../../model/values/json/path";
import { interpolate } from "../../model/values/text/text";
import { useRegistry } from "../../registry/registry";
import { dropDrafts } from "../../store/drafts";
import { emailToReturn, storeSession } from "../../store/session";
import { dismissAllToasts } from "../../store/toasts";
import { Button } from "../../ui/controls/Button";
import { Icon } from "../../ui/icons/Icon";
import { handOn } from "./handed-on";
import type { Ended } from "./ended";
import { makeCalls, type Made } from "./make-calls";
import { takePrefill } from "./prefill";
import { saidBefore, type SaidBefore } from "./said-before";

/** What the parts of a page before the session are told. */
export interface PartProps {
  screen: SignedOutPage;
  /** What the form has from the beginning. */
  given: Readonly<Record<string, string>> | undefined;
  claims: Readonly<Record<string, string>>;
  onEnded: (ended: Ended) => void;
}

/** The form of a page before the session. */
export function SignedOutForm({ screen, given, claims, onEnded }: PartProps): ReactNode {
  const { schemas } = useRegistry();
  const navigate = useNavigate();
  const location = useLocation();
  const { type, submit } = screen;
  const lines = useMemo(() => resolveLines(screen.fields, schemas[type]!), [screen, schemas, type]);
  const [prefilled] = useState(() =>
    takePrefill(location.search, screen, saidBefore(location).email ?? emailToReturn(), given),
  );
  const made = useRef<Made>({ calls: 0, data: undefined });
  const form = useForm({
    name: type,
    lines,
    stored: prefilled.data,
    layout: "stacked",
    isForgettable: true,
    isReady: () => true,
    steps: {
      send: ({ data }) => makeCalls(screen, data, claims, made),
      settle: useEnd({ screen, claims, onEnded }),
      // What the fields have is told there.
      fail: ({ message, data }) => (Object.keys(data as object).length > 0 ? "" : message),
    },
  });
  useEffect(() => {
    // What was prefilled may be a password: it must not stay in the address.
    if (prefilled.taken) void navigate(location.pathname, { replace: true });
  }, [prefilled, navigate, location.pathname]);
  useEffect(() => {
    const fields = allFields(lines);
    // Where everything is filled in, one may still want to look at it.
    const first = fields.find(({ path }) => !valueAt(prefilled.data, path)) ?? fields[0];
    // Whoever has begun to type before React was there goes on where they are.
    if (!document.getElementById(type)?.contains(document.activeElement))
      document.getElementById(`${type}.${first?.path}`)?.focus();
    return () => dropDrafts(type);
  }, [lines, prefilled, type]);
  return (
    <FormFrame form={form} className="fields">
      <Button type="submit" look="primary" size="large" busy={form.busy}>
        {submit?.label}
        {submit?.icon && <Icon name={submit.icon} />}
      </Button>
    </FormFrame>
  );
}

type EndProps = Pick<PartProps, "screen" | "claims" | "onEnded">;

/** What follows once the calls are made: the dashboard, another page, or what is said here. */
function useEnd({ screen, claims, onEnded }: EndProps): (ended: Ended) => void {
  const navigate = useNavigate();
  const { done } = screen;
  return (ended) => {
    if (ended.kind === "elsewhere") {
      const { leadsTo, says: said, handed } = ended;
      const state: SaidBefore = { said, isProblem: true, email: handed["email"] };
      handOn(leadsTo, handed);
      void navigate(leadsTo, { replace: said !== undefined, state });
    } else if (ended.kind !== "done") onEnded(ended);
    else if (!done) enter(screen, ended.answer as Session);
    else if (!done.leadsTo) onEnded(ended);
    else {
      const state: SaidBefore = { said: interpolate(done.says.join(" "), claims), email: claims["email"] };
      void navigate(done.leadsTo, { replace: true, state });
    }
  };
}

function enter(screen: SignedOutPage, session: Session): void {
  dismissAllToasts();
  storeSession(session);
  // The flag stands in the address that the server sees: leaving it loads the page anew.
  if (screen.flag) window.location.replace(window.location.pathname);
}
