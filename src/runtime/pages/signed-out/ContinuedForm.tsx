import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { Link, Navigate } from "react-router-dom";
import type { Continuation } from "../../../../definitions/language/screen";
import { toFailure } from "../../../backend/calls/failure";
import { valueAt } from "../../../values/json/path";
import { Button } from "../../ui/controls/Button";
import { Note } from "../../ui/notices/Note";
import { Spinner } from "../../ui/notices/Spinner";
import { FilledSentence } from "./FilledSentence";
import { clearPassedValues, readPassedValues, type PassedValues } from "./outcome";
import { makeCalls, mapNames } from "./make-calls";
import { SignedOutForm, type FormPageProps } from "./SignedOutForm";

/** Form that continues another page's sign-in. Its first call runs on mount, and again by a button. */
export function ContinuedForm({ screen, ...rest }: FormPageProps): ReactNode {
  const { wait, says, again, back } = screen.continues!;
  const [handed] = useState(() => readPassedValues(screen.route));
  const { sent, failure, busy, begin } = useStep({ ...rest, screen }, handed);
  useEffect(() => clearPassedValues, []);
  if (!handed) return <Navigate to={back.to} replace />;
  return (
    <>
      {sent ? (
        <p className="soft" role="status">
          <FilledSentence text={sent.times > 1 ? says.again : says.first} values={handed} />
        </p>
      ) : (
        busy && <Spinner label={wait} />
      )}
      {sent && <SignedOutForm key={sent.times} {...rest} screen={screen} given={sent.given} />}
      {failure !== undefined && (
        <Note kind="danger" alert>
          {failure}
        </Note>
      )}
      <div className="signed-out-steps">
        <Link className="btn btn--quiet" to={back.to} state={{ email: handed["email"] }}>
          {back.label}
        </Link>
        {(sent || failure !== undefined) && (
          <Button look="quiet" busy={busy} onClick={begin}>
            {again}
          </Button>
        )}
      </div>
    </>
  );
}

/** Initial values of the form after its first call, and the number of those calls. */
interface SentStep {
  given: PassedValues;
  times: number;
}

function useStep({ screen, claims }: FormPageProps, handed: PassedValues | undefined) {
  const { step, gives } = screen.continues!;
  const [sent, setSent] = useState<SentStep>();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      makeCalls({ ...screen, calls: [step] }, handed, claims, { current: { calls: 0, data: undefined } }),
    onMutate: () => setFailure(undefined),
    onSuccess: (ended) => {
      if (ended.kind !== "done") return;
      const given = { ...handed, ...answered(gives, ended.answer) };
      setSent((before) => ({ given, times: (before?.times ?? 0) + 1 }));
    },
    onError: (thrown) => setFailure(toFailure(thrown).message),
  });
  useEffect(() => {
    if (handed) mutate();
  }, [handed, mutate]);
  return { sent, failure, busy: isPending, begin: () => mutate() };
}

const answered = (gives: Continuation["gives"], answer: unknown): PassedValues =>
  mapNames(gives, (path) => String(valueAt(answer, path)));
