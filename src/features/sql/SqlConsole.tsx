import "./sql.css";
import { IconBookmark, IconPlayerPlay } from "@tabler/icons-react";
import { useId, useMemo, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { sqlLimits } from "../../../definitions/backend/sql";
import { sqlTexts } from "../../../definitions/texts/sql";
import type { ContentProps } from "../../runtime/registry/registry";
import { Button } from "../../runtime/ui/controls/Button";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { FieldError } from "../../runtime/ui/notices/FieldError";
import { Note } from "../../runtime/ui/notices/Note";
import { Page } from "../../runtime/ui/page/Page";
import { formatCount, interpolate } from "../../values/text/text";
import { QueryList } from "./QueryList";
import { ResultView } from "./ResultView";
import { runLength } from "./model/plan-run";
import type { Span } from "../../backend/sql/sql-tokens";
import { SaveQuery } from "./SaveQuery";
import { linkedQuery } from "./model/queries";
import { useConsole } from "./use-console";
import type { ShownQuery } from "./use-editor-text";

const LazyEditor = lazyComponent(async () => (await import("./SqlEditor")).SqlEditor, {
  waiting: <div className="editor sql-editor" aria-busy="true" />,
});

/** Page where statements are written and run. A query in its address is shown, not run. */
export function SqlConsole(props: ContentProps): ReactNode {
  const { search } = useLocation();
  const linked = useMemo(() => linkedQuery(new URLSearchParams(search)), [search]);
  return <Console key={search} linked={linked} {...props} />;
}

/** Editor, result of the last run and list of queries. */
function Console({ title, linked, onBusy }: ContentProps & { linked: ShownQuery | undefined }): ReactNode {
  const { editor, queries, busy, seconds, stop, result, isPrevious, charts, setCharts, run, save } = useConsole(
    linked,
    onBusy,
  );
  const [saving, setSaving] = useState(false);
  const tools = (
    <>
      <span className="grow" />
      <Button disabled={editor.text.trim() === ""} onClick={() => setSaving(true)}>
        <IconBookmark className="i" aria-hidden="true" />
        <span className="btn-text">{sqlTexts.save.open}</span>
      </Button>
      <Button look="primary" busy={busy} onClick={run}>
        <IconPlayerPlay className="i" aria-hidden="true" />
        <span className="btn-text">{sqlTexts.run}</span>
      </Button>
    </>
  );
  return (
    <>
      <QueryList queries={queries.known} update={queries.update} onForget={queries.forget} onOpen={queries.open} />
      <Page title={title} tools={tools}>
        <EditorArea {...editor} {...{ seconds, stop }} onRun={run} />
        <ResultView {...{ result, isPrevious, charts }} changeCharts={setCharts} />
      </Page>
      {saving && <SaveQuery saved={queries.known.saved} onSave={save} onClose={() => setSaving(false)} />}
    </>
  );
}

type EditorAreaProps = ReturnType<typeof useConsole>["editor"] & RunningNoteProps & { onRun: () => void };

function EditorArea({
  text,
  edit,
  isLinked,
  reason,
  fault,
  selection,
  select,
  onRun,
  ...running
}: EditorAreaProps): ReactNode {
  const id = useId();
  return (
    <div className="sql">
      <LazyEditor id={id} value={text} onChange={edit} onSelect={select} onRun={onRun} fault={fault} />
      <Meta id={`${id}-count`} {...{ text, selection }} />
      {isLinked && <Note kind="warning">{sqlTexts.linked}</Note>}
      <RunningNote {...running} />
      <div role="alert" id={`${id}-fault`}>
        {reason !== undefined && <FieldError text={reason} />}
      </div>
    </div>
  );
}

interface RunningNoteProps {
  /** Full seconds since the run began; 0 without one. */
  seconds: number;
  stop: () => void;
}

const RunningNote = ({ seconds, stop }: RunningNoteProps): ReactNode =>
  seconds > 0 && (
    <Note
      kind="info"
      act={
        <Button size="small" onClick={stop}>
          {sqlTexts.stop}
        </Button>
      }
    >
      <span role="timer">{interpolate(sqlTexts.running, { n: formatCount(seconds) })}</span>
    </Note>
  );

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
      <span>{sqlTexts.logs}</span>
    </p>
  );
}
