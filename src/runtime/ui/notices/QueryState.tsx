import type { ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { toFailure } from "../../../backend/calls/failure";
import { Button } from "../controls/Button";
import { FailedState } from "./EmptyState";
import { Note } from "./Note";
import { Spinner } from "./Spinner";

interface QueryStateProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Title of the failure. */
  failed: string;
  /** Replaces the failure's texts on a 404. */
  missing?: { title: string; reason: string };
}

/** Loading or failed state of a query. Retry is offered even on a 404, as an import may restore a deleted row. */
export function QueryState({ query, failed, missing }: QueryStateProps): ReactNode {
  const failure = query.error && toFailure(query.error);
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
  /** Replaces the message on a 404, without Retry. */
  gone?: string;
}

/** Warning above cached data that could not be refetched. */
export function StaleNote({ query, failed, gone }: StaleNoteProps): ReactNode {
  const failure = query.error && toFailure(query.error);
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
