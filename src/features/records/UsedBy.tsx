import "./used-by.css";
import { IconChevronDown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { recordTexts } from "../../../definitions/texts/record";
import { texts } from "../../../definitions/texts/texts";
import type { AnyRow } from "../../../definitions/language/call";
import type { RecordRow } from "../../../definitions/types/record";
import { collectionsQuery } from "../../backend/api/queries";
import type { SlotProps } from "../../runtime/registry/registry";
import { useRegistry } from "../../runtime/registry/registry";
import { openStackedPanel } from "../../runtime/store/stacked-panels";
import { Button } from "../../runtime/ui/controls/Button";
import { valueAt } from "../../values/json/path";
import { interpolate, plural } from "../../values/text/text";
import { recordsAddress } from "./addresses";
import { fateOf, isSingle, referencesTo, referenceTerm, type Reference } from "./model/references";
import { useRecordTitling } from "./use-record-titling";
import { keyOfUse, useUses, type Use } from "./use-uses";

const { uses: said } = recordTexts;

/** Fields of all collections that point at the record, with the number of their records, counted on request. */
export function UsedBy({ stored, item }: SlotProps): ReactNode {
  const { data: collections = [] } = useQuery({ ...collectionsQuery, staleTime: Number.POSITIVE_INFINITY });
  const target = String(valueAt(item, "id"));
  const id = String(valueAt(stored, "id"));
  const references = useMemo(() => referencesTo(collections, target), [collections, target]);
  return references.length > 0 && <Uses key={`${target} ${id}`} {...{ references, id }} />;
}

function Uses({ references, id }: { references: readonly Reference[]; id: string }): ReactNode {
  const { expandOf } = useRecordTitling();
  const { stateOf, count, countOne, stop, stopAll } = useUses(references, id, expandOf);
  const all = references.map(stateOf);
  const counting = all.filter(({ state }) => state === "counting").length;
  const isCounted = all.some(({ state }) => state !== "idle" && state !== "unsearchable");
  return (
    <section className="uses" aria-label={said.title}>
      <div className="uses-head">
        <h3>{said.title}</h3>
        <span role="status">{summaryOf(all)}</span>
        <Button size="small" onClick={counting > 0 ? stopAll : count}>
          {counting > 0 ? said.stopAll : isCounted ? said.again : said.count}
        </Button>
      </div>
      <ul className="uses-list">
        {references.map((reference) => (
          <UseLine
            key={keyOfUse(reference)}
            {...{ reference, id }}
            use={stateOf(reference)}
            onCount={() => countOne(reference)}
            onStop={() => stop(reference)}
          />
        ))}
      </ul>
    </section>
  );
}

function summaryOf(uses: readonly Use[]): string {
  const counting = uses.filter(({ state }) => state === "counting").length;
  if (counting > 0) return plural(said.counting, counting);
  if (uses.every(({ state }) => state === "idle" || state === "unsearchable")) return plural(said.fields, uses.length);
  const total = uses.reduce((sum, use) => sum + (use.state === "counted" ? use.count : 0), 0);
  return plural(uses.every(({ state }) => state === "counted") ? said.total : said.least, total);
}

interface UseLineProps {
  reference: Reference;
  /** Id of the record that is pointed at. */
  id: string;
  use: Use;
  onCount: () => void;
  onStop: () => void;
}

function UseLine({ reference, id, use, onCount, onStop }: UseLineProps): ReactNode {
  const { collection, field } = reference;
  const [isOpen, setOpen] = useState(false);
  const rows = use.state === "counted" ? use.rows : [];
  const names = { collection: collection.name, field: field.name };
  return (
    <li>
      <div className="uses-line">
        <span className="uses-name">
          <b>{collection.name}</b> <code>{field.name}</code>
          <small>{fateText(reference)}</small>
        </span>
        {rows.length > 0 && use.state === "counted" ? (
          <Button size="small" look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {plural(said.records, use.count)}
            <IconChevronDown className="i i--s uses-chevron" aria-hidden="true" />
          </Button>
        ) : (
          <Counted {...{ use, names, onCount, onStop }} />
        )}
      </div>
      {isOpen && use.state === "counted" && <Rows {...{ reference, id, rows }} count={use.count} />}
    </li>
  );
}

function fateText({ collection, field }: Reference): string {
  if (collection.type === "view") return said.view;
  return (isSingle(field) ? said.fates : said.severalFates)[fateOf(field)];
}

interface CountedProps extends Pick<UseLineProps, "use" | "onCount" | "onStop"> {
  names: { collection: string; field: string };
}

function Counted({ use, names, onCount, onStop }: CountedProps): ReactNode {
  if (use.state === "idle") return null;
  if (use.state === "unsearchable") return <span className="hint">{said.unsearchable}</span>;
  if (use.state === "counted") return <span className="hint">{plural(said.records, use.count)}</span>;
  if (use.state === "counting")
    return (
      <Button size="small" look="quiet" aria-label={interpolate(said.stop, names)} onClick={onStop}>
        <span className="spin" aria-hidden="true" />
        {said.stopAll}
      </Button>
    );
  return (
    <>
      <span className={use.state === "failed" ? "uses-failed" : "hint"}>
        {use.state === "failed" ? `${said.failed}: ${use.reason}` : said.stopped}
      </span>
      <Button size="small" look="quiet" aria-label={interpolate(said.retry, names)} onClick={onCount}>
        {texts.failure.retry}
      </Button>
    </>
  );
}

interface RowsProps extends Pick<UseLineProps, "reference" | "id"> {
  rows: readonly RecordRow[];
  count: number;
}

/** The first records, and a link to the list of all. */
function Rows({ reference, id, rows, count }: RowsProps): ReactNode {
  const { collection } = reference;
  const { record } = useRegistry().panels;
  const { titleOf } = useRecordTitling();
  const list = recordsAddress(collection.id, referenceTerm(reference, id));
  const open = (row: string): void => openStackedPanel(record, row, () => {}, collection as unknown as AnyRow);
  return (
    <ul className="uses-rows">
      {rows.map((row) => {
        const title = titleOf(row, collection.id);
        return (
          <li key={row.id}>
            {collection.type === "view" ? (
              <span className="clip">{title}</span>
            ) : (
              <button type="button" className="uses-open" onClick={() => open(row.id)}>
                {title}
              </button>
            )}
            {title !== row.id && <code>{row.id}</code>}
          </li>
        );
      })}
      <li>
        <Link to={list}>{plural(said.show, count, { collection: collection.name })}</Link>
      </li>
    </ul>
  );
}
