import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { failureOf } from "../model/calls/failure";
import { FailedState } from "./EmptyState";
import { Spinner } from "./Spinner";

interface QueryStateProps {
  query: { error: Error | null; refetch: () => unknown };
  /** What could not be loaded, in a sentence. */
  failed: string;
}

/** What stands in place of something that is still being loaded, or could not be. */
export function QueryState({ query, failed }: QueryStateProps): ReactNode {
  const failure = query.error && failureOf(query.error);
  if (!failure || failure.aborted) return <Spinner label={texts.form.loading} />;
  return <FailedState title={failed} reason={failure.message} onRetry={() => void query.refetch()} />;
}
