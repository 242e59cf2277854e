import type { ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { failureOf } from "../../model/calls/failure";
import { Button } from "../controls/Button";
import { FailedState } from "./EmptyState";
import { Note } from "./Note";
import { Spinner } from "./Spinner";

interface QueryStateProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** What could not be loaded, in a sentence. */
  failed: string;
  /** What is said instead where it does not exist. */
  missing?: { title: string; reason: string };
}

/**
 * What stands in place of something that is still being loaded, or could not be. Also where it does not exist it can be
 * tried again: nothing else is shown there, and somebody may bring a deleted row back by an import.
 */
export function QueryState({ query, failed, missing }: QueryStateProps): ReactNode {
  const failure = query.error && failureOf(query.error);
  if (!failure || failure.aborted) return <Spinner label={texts.form.loading} />;
  const missed = failure.status === 404 ? missing : undefined;
  return (
    <FailedState
      title={missed?.title ?? failed}
      reason={missed?.reason ?? failure.message}
      onRetry={() => void query.refetch()}
    />
  );
}

interface StaleNoteProps extends Pick<QueryStateProps, "query" | "failed"> {
  /** What is said instead where it does not exist any more; to try again is not offered then. */
  gone?: string;
}

/** Says above what was loaded before that it could not be loaded again. */
export function StaleNote({ query, failed, gone }: StaleNoteProps): ReactNode {
  const failure = query.error && failureOf(query.error);
  if (!failure || failure.aborted) return null;
  const missed = failure.status === 404 ? gone : undefined;
  return (
    <div className="stale-note">
      <Note kind="warning" alert>
        <p>
          {missed ?? `${failed} ${failure.message}`} {texts.failure.stale}
        </p>
        {missed === undefined && (
          <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            {texts.failure.retry}
          </Button>
        )}
      </Note>
    </div>
  );
}
