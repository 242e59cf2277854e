import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { failureOf } from "../data/failure";
import { Failed } from "./Blank";
import { Spinner } from "./Spinner";

interface NotYetProps {
  query: { error: Error | null; refetch: () => unknown };
  /** What could not be loaded, in a sentence. */
  failed: string;
}

/** What stands in place of something that is still being loaded, or could not be. */
export function NotYet({ query, failed }: NotYetProps): ReactNode {
  const failure = query.error && failureOf(query.error);
  if (!failure || failure.aborted) return <Spinner label={words.form.loading} />;
  return <Failed title={failed} reason={failure.message} onRetry={() => void query.refetch()} />;
}
