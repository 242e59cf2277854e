import { IconChevronLeft, IconChevronRight, IconCopy, IconFilter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Call } from "../../../definitions/language/call";
import type { DetailLine, DetailPanel } from "../../../definitions/language/table";
import { words } from "../../../definitions/words/words";
import { send } from "../data/client";
import { copyText } from "../data/clipboard";
import { failureOf } from "../data/failure";
import { fill } from "../model/fill";
import { at } from "../model/path";
import { nothing } from "../model/values";
import { Failed } from "../shell/Blank";
import { Button } from "../shell/Button";
import { useProduct } from "../shell/product";
import { Spinner } from "../shell/Spinner";
import type { Row } from "../table/cell";
import { Note } from "./Note";
import { SidePanel } from "./SidePanel";

interface DetailPanelViewProps {
  panel: DetailPanel;
  id: string;
  /** The row, where the table has it loaded. */
  row: Row | undefined;
  before: string | undefined;
  after: string | undefined;
  onOpen: (id: string) => void;
  onFilter: (filter: string) => void;
  onClose: () => void;
}

/** One row whole. The arrow keys lead to the one before and after. */
export function DetailPanelView(props: DetailPanelViewProps): ReactNode {
  const { panel, id, row, before, after, onOpen, onFilter, onClose } = props;
  const query = useQuery({
    queryKey: [panel.read.route, id],
    queryFn: ({ signal }) => send(panel.read as Call<{ id: string }, Row>, { id }, signal),
    enabled: row === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = row ?? query.data;
  const step = (key: string): void => {
    const next = { ArrowLeft: before, ArrowRight: after }[key];
    if (next !== undefined) onOpen(next);
  };
  const tools = (
    <>
      <Step label={words.detail.before} to={before} onOpen={onOpen}>
        <IconChevronLeft className="i" aria-hidden="true" />
      </Step>
      <Step label={words.detail.after} to={after} onOpen={onOpen}>
        <IconChevronRight className="i" aria-hidden="true" />
      </Step>
    </>
  );
  const foot = (
    <>
      {shown && (
        <Button
          look="quiet"
          size="form"
          onClick={() => void copyText(JSON.stringify(shown, null, 2), words.detail.entry)}
        >
          <IconCopy className="i" aria-hidden="true" />
          {words.detail.copyAll}
        </Button>
      )}
      <span className="grow" />
      <Button size="form" onClick={onClose}>
        {words.form.close}
      </Button>
    </>
  );
  return (
    <SidePanel title={panel.title} {...{ tools, foot, onClose }} onKey={step}>
      {shown ? <Facts {...{ panel, onFilter }} row={shown} /> : <Instead query={query} />}
    </SidePanel>
  );
}

const Instead = ({ query }: { query: { error: Error | null; refetch: () => unknown } }): ReactNode => {
  const failure = query.error && failureOf(query.error);
  if (!failure || failure.aborted) return <Spinner label={words.form.loading} />;
  return <Failed title={words.detail.missing} reason={failure.message} onRetry={() => void query.refetch()} />;
};

interface StepProps {
  label: string;
  to: string | undefined;
  onOpen: (id: string) => void;
  children: ReactNode;
}

const Step = ({ label, to, onOpen, children }: StepProps): ReactNode => (
  <button
    type="button"
    className="icon-btn"
    aria-label={label}
    data-tip={label}
    disabled={to === undefined}
    onClick={() => to !== undefined && onOpen(to)}
  >
    {children}
  </button>
);

interface FactsProps {
  panel: DetailPanel;
  row: Row;
  onFilter: (filter: string) => void;
}

const Facts = ({ panel, row, onFilter }: FactsProps): ReactNode => {
  const alarms = panel.alarms.map((path) => at(row, path)).filter((text) => !nothing(text) && text !== "<nil>");
  return (
    <>
      {alarms.length > 0 && (
        <Note kind="danger">
          {alarms.map((text) => (
            <p key={String(text)}>{String(text)}</p>
          ))}
        </Note>
      )}
      <dl className="facts">
        {panel.lines.map((line) => (
          <Fact key={line.field} {...{ line, row, onFilter }} />
        ))}
      </dl>
    </>
  );
};

const Fact = ({
  line,
  row,
  onFilter,
}: {
  line: DetailLine;
  row: Row;
  onFilter: (filter: string) => void;
}): ReactNode => {
  const { cells } = useProduct();
  const { field, label, cell, filter, tones } = line;
  const value = at(row, field);
  const empty = nothing(value) || (typeof value === "object" && Object.keys(value as object).length === 0);
  const { whole: Whole, draw: Draw } = cells[cell];
  const Shown = Whole ?? Draw;
  const column = {
    id: field,
    name: field,
    label,
    icon: "text",
    cell,
    fixed: false,
    options: {},
    words: tones ? { tones } : {},
  } as const;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <span className="grow">
          {empty ? (
            <span className="na">{words.table.nothing}</span>
          ) : (
            <Shown value={value} row={row} column={column} />
          )}
        </span>
        {!empty && filter !== undefined && (
          <FactButton
            label={fill(words.detail.filter, { label })}
            onClick={() => onFilter(`${filter} = ${typeof value === "number" ? value : quoted(String(value))}`)}
          >
            <IconFilter className="i i--s" aria-hidden="true" />
          </FactButton>
        )}
        {!empty && (
          <FactButton
            label={fill(words.detail.copy, { label })}
            onClick={() =>
              void copyText(typeof value === "object" ? JSON.stringify(value, null, 2) : String(value), label)
            }
          >
            <IconCopy className="i i--s" aria-hidden="true" />
          </FactButton>
        )}
      </dd>
    </>
  );
};

// A text of a filter: its own quotes are escaped, and it cannot end in a backslash.
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

const FactButton = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <button type="button" className="icon-btn icon-btn--small" aria-label={label} data-tip={label} onClick={onClick}>
    {children}
  </button>
);
