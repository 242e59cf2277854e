import "./sql.css";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import { sqlLimits } from "../../../definitions/backend/sql";
import { sqlTexts } from "../../../definitions/texts/sql";
import type { ContentProps } from "../../runtime/registry/registry";
import { Button } from "../../runtime/ui/controls/Button";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { FieldError } from "../../runtime/ui/notices/FieldError";
import { Page } from "../../runtime/ui/page/Page";
import { formatCount, interpolate } from "../../values/text/text";
import { ResultView } from "./ResultView";
import { runLength } from "./model/plan-run";
import type { Span } from "./model/sql-tokens";
import { useConsole } from "./use-console";

const LazyEditor = lazyComponent(async () => (await import("./SqlEditor")).SqlEditor, {
  waiting: <div className="editor sql-editor" aria-busy="true" />,
});

/** Page where statements are written and run, with the result of the last one. */
export function SqlConsole({ title, onBusy }: ContentProps): ReactNode {
  const id = useId();
  const { text, edit, busy, result, failure, selection, select, run } = useConsole(onBusy);
  const tools = (
    <>
      <span className="grow" />
      <Button look="primary" busy={busy} onClick={run}>
        <IconPlayerPlay className="i" aria-hidden="true" />
        <span className="btn-text">{sqlTexts.run}</span>
      </Button>
    </>
  );
  return (
    <Page title={title} tools={tools} wide>
      <div className="sql">
        <LazyEditor id={id} value={text} onChange={edit} onSelect={select} onRun={run} fault={failure?.fault} />
        <Meta id={`${id}-count`} {...{ text, selection }} />
        <div role="alert" id={`${id}-fault`}>
          {failure && <FieldError text={failure.text} />}
        </div>
      </div>
      <ResultView result={result} />
    </Page>
  );
}

interface MetaProps {
  id: string;
  text: string;
  selection: Span;
}

/** Length of the part that would run, and a reminder of what cannot be queried. */
function Meta({ id, text, selection }: MetaProps): ReactNode {
  const { bytes, isAscii } = runLength(text, selection);
  const said = { n: formatCount(bytes), limit: formatCount(sqlLimits.bytes) };
  return (
    <p className="sql-meta">
      <span id={id} className={bytes > sqlLimits.bytes ? "sql-over" : undefined}>
        {interpolate(isAscii ? sqlTexts.count : sqlTexts.countBytes, said)}
      </span>
      <span className="sql-logs">{sqlTexts.logs}</span>
    </p>
  );
}
