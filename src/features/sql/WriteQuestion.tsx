import { IconArchive, IconCheck } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import { reportFailure } from "../../backend/api/report-failure";
import { Button } from "../../runtime/ui/controls/Button";
import { Note } from "../../runtime/ui/notices/Note";
import { makeBackup } from "./data";
import type { SqlWrite } from "../../backend/sql/judge-sql";

const { ask: said, backup } = sqlTexts;

interface WriteQuestionProps {
  /** Statements as they are sent. */
  query: string;
  write: SqlWrite;
}

/** Body of the question before statements that may write: the statements, their risks, and the offer of a backup. */
export const WriteQuestion = ({ query, write }: WriteQuestionProps): ReactNode => (
  <div className="sql-question">
    <pre className="sql-statement scroll" tabIndex={0} role="region" aria-label={said.statement}>
      {query}
    </pre>
    {write.isNoStatement ? <p>{said.likelyRefused}</p> : <Risks tables={write.tables} />}
  </div>
);

const Risks = ({ tables }: Pick<SqlWrite, "tables">): ReactNode => (
  <>
    <Note kind="danger">
      <b>{said.undo}</b> {said.skips}
    </Note>
    {tables.map((table) => (
      <Note key={table} kind="warning">
        {said.tables[table]}
      </Note>
    ))}
    <BackupOffer />
  </>
);

function BackupOffer(): ReactNode {
  const queries = useQueryClient();
  const [state, setState] = useState<"busy" | "done">();
  const make = async (): Promise<void> => {
    setState("busy");
    try {
      await makeBackup(queries);
      setState("done");
    } catch (thrown) {
      setState(undefined);
      reportFailure(thrown);
    }
  };
  return (
    <div role="status">
      {state === "done" ? (
        <p className="sql-backup">
          <IconCheck className="i" aria-hidden="true" />
          {backup.made}
        </p>
      ) : (
        <Button busy={state === "busy"} onClick={() => void make()}>
          {state !== "busy" && <IconArchive className="i" aria-hidden="true" />}
          {state === "busy" ? backup.making : backup.make}
        </Button>
      )}
    </div>
  );
}
