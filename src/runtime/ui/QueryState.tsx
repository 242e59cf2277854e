import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { failureOf } from "../model/calls/failure";
import { Button } from "./Button";
import { FailedState } from "./EmptyState";
import { Note } from "./Note";
import { Spinner } from "./Spinner";

interface QueryStateProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** What could not be loaded, in a sentence. */
  failed: string;
}

/** What stands in place of something that is still being loaded, or could not be. */
export function QueryState({ query, failed }: QueryStateProps): ReactNode {
  const failure = query.error && failureOf(query.error);
  if (!failure || failure.aborted) return <Spinner label={texts.form.loading} />;
  return <FailedState title={failed} reason={failure.message} onRetry={() => void query.refetch()} />;
}

/** Says above what was loaded before that it could not be loaded again. */
export function StaleNote({ query, failed }: QueryStateProps): ReactNode {
  const failure = query.error && failureOf(query.error);
  if (!failure || failure.aborted) return null;
  return (
    <div className="stale-note">
      <Note kind="warning" alert>
        <p>
          {failed} {failure.message} {texts.failure.stale}
        </p>
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {texts.failure.retry}
        </Button>
      </Note>
    </div>
  );
}
