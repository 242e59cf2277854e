import "./sql.css";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import type { ContentProps } from "../../runtime/registry/registry";
import { Button } from "../../runtime/ui/controls/Button";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { FieldError } from "../../runtime/ui/notices/FieldError";
import { Page } from "../../runtime/ui/page/Page";
import { ResultView } from "./ResultView";
import { useConsole } from "./use-console";

const LazyEditor = lazyComponent(async () => (await import("./SqlEditor")).SqlEditor, {
  waiting: <div className="editor sql-editor" aria-busy="true" />,
});

/** Page where statements are written and run, with the result of the last one. */
export function SqlConsole({ title, onBusy }: ContentProps): ReactNode {
  const id = useId();
  const { text, setText, busy, result, failure, select, run } = useConsole(onBusy);
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
        <LazyEditor id={id} value={text} onChange={setText} onSelect={select} onRun={run} />
        <div role="alert">{failure !== undefined && <FieldError text={failure} />}</div>
      </div>
      <ResultView result={result} />
    </Page>
  );
}
