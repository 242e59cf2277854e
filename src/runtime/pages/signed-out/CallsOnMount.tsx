import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { mailPageTexts } from "../../../../definitions/texts/mail-page";
import { texts } from "../../../../definitions/texts/texts";
import { toFailure } from "../../../backend/calls/failure";
import { Button } from "../../ui/controls/Button";
import { Note } from "../../ui/notices/Note";
import { Spinner } from "../../ui/notices/Spinner";
import { makeCalls, type CallProgress } from "./make-calls";
import type { FormPageProps } from "./SignedOutForm";

/** Makes the calls of a page without a form on mount. A failure shows a Retry button. */
export function CallsOnMount({ screen, given, claims, onEnded }: FormPageProps): ReactNode {
  const progress = useRef<CallProgress>({ calls: 0, data: undefined });
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => makeCalls(screen, given, claims, progress),
    onSuccess: onEnded,
    onError: (thrown) => setFailure(toFailure(thrown).message),
  });
  useEffect(() => mutate(), [mutate]);
  if (failure === undefined) return <Spinner label={mailPageTexts.wait} />;
  return (
    <Note kind="danger" alert>
      <p>{failure}</p>
      <Button size="small" busy={isPending} onClick={() => mutate()}>
        {texts.failure.retry}
      </Button>
    </Note>
  );
}
