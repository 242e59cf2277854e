import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { SignedOutPage } from "../../../../definitions/language/screen";
import type { Session } from "../../../../definitions/types/admin";
import { FormFrame } from "../../form/FormFrame";
import { useForm } from "../../form/use-form";
import { resolveLines } from "../../model/form/resolve-lines";
import { allFields } from "../../model/form/visible";
import { valueAt } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";
import { useRegistry } from "../../registry/registry";
import { dropDrafts } from "../../store/drafts";
import { emailToReturn, storeSession } from "../../../backend/session/session";
import { dismissAllToasts } from "../../../browser/toasts";
import { Button } from "../../ui/controls/Button";
import { Icon } from "../../ui/icons/Icon";
import { passValuesTo, type CallsOutcome } from "./outcome";

import { makeCalls, type CallProgress } from "./make-calls";
import { takePrefill } from "./prefill";
import { readArrivalNotice, type ArrivalNotice } from "./arrival-notice";

/** Props of the contents of a signed-out page. */
export interface FormPageProps {
  screen: SignedOutPage;
  /** Initial values of the form. */
  given: Readonly<Record<string, string>> | undefined;
  claims: Readonly<Record<string, string>>;
  onEnded: (ended: CallsOutcome) => void;
}

/** Form of a signed-out page. */
export function SignedOutForm({ screen, given, claims, onEnded }: FormPageProps): ReactNode {
  const { schemas } = useRegistry();
  const navigate = useNavigate();
  const location = useLocation();
  const { type, submit } = screen;
  const lines = useMemo(() => resolveLines(screen.fields, schemas[type]!), [screen, schemas, type]);
  const [prefilled] = useState(() =>
    takePrefill(location.search, screen, readArrivalNotice(location).email ?? emailToReturn(), given),
  );
  const progress = useRef<CallProgress>({ calls: 0, data: undefined });
  const form = useForm({
    name: type,
    lines,
    stored: prefilled.data,
    layout: "stacked",
    isForgettable: true,
    isReady: () => true,
    steps: {
      send: ({ data }) => makeCalls(screen, data, claims, progress),
      applySaved: useEnd({ screen, claims, onEnded }),
      // Field errors are shown at their fields only.
      fail: ({ message, data }) => (Object.keys(data as object).length > 0 ? "" : message),
    },
  });
  useEffect(() => {
    // Remove the prefilled values from the URL: one may be a password.
    if (prefilled.taken) void navigate(location.pathname, { replace: true });
  }, [prefilled, navigate, location.pathname]);
  useEffect(() => {
    const fields = allFields(lines);
    // If every field is filled in, focus the first one for review.
    const first = fields.find(({ path }) => !valueAt(prefilled.data, path)) ?? fields[0];
    // Do not move the focus if the admin typed into the static form before React started.
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

type EndProps = Pick<FormPageProps, "screen" | "claims" | "onEnded">;

/** Returns the handler of a finished form: opens the dashboard, navigates to another page, or shows a message here. */
function useEnd({ screen, claims, onEnded }: EndProps): (ended: CallsOutcome) => void {
  const navigate = useNavigate();
  const { done } = screen;
  return (ended) => {
    if (ended.kind === "elsewhere") {
      const { leadsTo, says: said, handed } = ended;
      const state: ArrivalNotice = { said, isProblem: true, email: handed["email"] };
      passValuesTo(leadsTo, handed);
      void navigate(leadsTo, { replace: said !== undefined, state });
    } else if (ended.kind !== "done") onEnded(ended);
    else if (!done) enter(screen, ended.answer as Session);
    else if (!done.leadsTo) onEnded(ended);
    else {
      const state: ArrivalNotice = { said: interpolate(done.says.join(" "), claims), email: claims["email"] };
      void navigate(done.leadsTo, { replace: true, state });
    }
  };
}

function enter(screen: SignedOutPage, session: Session): void {
  dismissAllToasts();
  storeSession(session);
  // The flag is in the URL's query, which reaches the server: removing it reloads the page.
  if (screen.flag) window.location.replace(window.location.pathname);
}
