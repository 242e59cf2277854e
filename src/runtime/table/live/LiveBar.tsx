import "./live.css";
import { IconArrowUp, IconPlayerPause, IconRefresh } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { LiveRows, TablePage } from "../../../../definitions/language/table";
import { liveTexts } from "../../../../definitions/texts/live";
import { rowQuery } from "../../../backend/api/queries";
import type { RowsRequest } from "../../../backend/calls/row-requests";
import { interpolate } from "../../../values/text/text";
import { addedText, lostText } from "../../model/table/live-rows";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { sentSort } from "../../model/table/table-filter";
import type { Row } from "../../registry/cell";
import { useRowMarks } from "../../store/row-marks";
import { deselectRow, useRowSelections } from "../../store/row-selections";
import { storeChoice, storedFlag } from "../../store/table-choices";
import { Button } from "../../ui/controls/Button";
import { useStable } from "../../ui/use-stable";
import { BarSwitch } from "../BarSwitch";
import type { Rows } from "../use-rows";
import { initialState, type LiveState } from "./live-connection";
import { countDeselected, markDeselected } from "./mark-rows";
import { LiveSync, type SyncedTable } from "./live-sync";

/** Props of the bar: the table, and the item that its rows belong to. */
export interface LiveBarProps {
  screen: TablePage;
  live: LiveRows;
  item: SidebarItem;
  found: Rows;
  request: RowsRequest;
  /** Reads the list again. */
  refresh: () => void;
}

const none: readonly Row[] = [];

/** Switch of live rows, their state, and what changed since the list was read. */
export function LiveBar(props: LiveBarProps): ReactNode {
  const { live, item } = props;
  const key = interpolate(live.remember, { id: item.id });
  const [on, setOn] = useState(() => storedFlag(key));
  const [state, setState] = useState(initialState);
  const choose = (next: boolean): void => {
    storeChoice(key, next);
    setOn(next);
    setState(initialState);
  };
  return (
    <div className="live">
      {on && <Sync {...props} onState={setState} />}
      <LiveSwitch state={on ? state : undefined} onChange={choose} />
      {on && <News {...props} state={state} />}
    </div>
  );
}

interface SyncProps extends LiveBarProps {
  onState: (state: LiveState) => void;
}

/** Keeps the rows in sync as long as it is mounted. */
function Sync({ screen, live, item, found, request, onState }: SyncProps): ReactNode {
  const queries = useQueryClient();
  const { rows = none } = found;
  const { list, opens, route } = screen;
  const onGone = (ids: readonly string[]): void => {
    deselectGone(item.id || route);
    // An open panel reports it.
    if (opens?.kind === "form")
      for (const id of ids)
        void queries.invalidateQueries({ queryKey: rowQuery(opens.read, id, item.id).queryKey, exact: true });
  };
  const table: SyncedTable = {
    live,
    itemId: item.id,
    list,
    request,
    found,
    onGone,
    onState,
    newestFirst: sentSort(screen, screen.sort),
  };
  const latest = useRef(table);
  const sync = useRef<LiveSync>(undefined);
  // Before the other effect, which reads it.
  useLayoutEffect(() => {
    latest.current = table;
  });
  useLayoutEffect(() => {
    const created = new LiveSync(() => latest.current);
    sync.current = created;
    created.start();
    return () => created.stop();
  }, []);
  useLayoutEffect(() => sync.current?.noteRows(rows), [rows]);
  useEffect(() => useRowSelections.subscribe(() => deselectGone(item.id || route)), [item.id, route]);
  return null;
}

/** Deselects deleted rows of a table, also after all rows were selected. */
function deselectGone(table: string): void {
  const selected = Object.keys(useRowSelections.getState().get(table)?.rowSelection ?? {});
  const gone = selected.find((id) => useRowMarks.getState().get(id)?.isGone);
  // The next one follows by the subscription.
  if (gone === undefined) return;
  markDeselected(gone);
  deselectRow(table, gone);
}

interface LiveSwitchProps {
  /** Undefined while it is off. */
  state: LiveState | undefined;
  onChange: (on: boolean) => void;
}

function LiveSwitch({ state, onChange }: LiveSwitchProps): ReactNode {
  const connection = state?.connection ?? "off";
  const text = interpolate(liveTexts.states[connection], { n: String(state?.attempt ?? 0) });
  return (
    <BarSwitch
      className={`live-switch--${connection}`}
      hint={liveTexts.hints[connection]}
      aria-label={liveTexts.label}
      on={state !== undefined}
      onChange={onChange}
    >
      {connection === "paused" ? <IconPlayerPause className="i i--s" aria-hidden="true" /> : <i aria-hidden="true" />}
      <span role="status">{text}</span>
    </BarSwitch>
  );
}

interface NewsProps extends LiveBarProps {
  state: LiveState;
}

/** New rows, and shown rows that are deleted or no longer match. All of them stay until the list is read again. */
function News({ state, ...props }: NewsProps): ReactNode {
  const { unit } = props.live;
  const deselected = useRowMarks(countDeselected);
  const added = addedText(state, unit);
  const lost = lostText(state, deselected, unit);
  return (
    <>
      {(added !== undefined || lost !== "") && <NewsBar {...{ ...props, added, lost }} />}
      <Summary text={[added ?? [], lost || []].flat().join(", ")} />
    </>
  );
}

interface NewsBarProps extends LiveBarProps {
  /** Text of the new rows. */
  added: string | undefined;
  /** Text of the others; empty without any. */
  lost: string;
}

function NewsBar({ screen, request, refresh, added, lost }: NewsBarProps): ReactNode {
  const isNewestFirst = request.sort === sentSort(screen, screen.sort);
  const Arrow = isNewestFirst ? IconArrowUp : IconRefresh;
  const bar = useRef<HTMLDivElement>(null);
  const read = (): void => {
    // The pressed button disappears.
    bar.current?.parentElement?.querySelector<HTMLElement>("[role=switch]")?.focus();
    refresh();
  };
  const show = (): void => {
    // In a narrow window the page scrolls, otherwise the table.
    const page = bar.current?.closest("main");
    for (const each of [page, page?.querySelector(".grid-box")]) if (isNewestFirst) each?.scrollTo({ top: 0 });
    read();
  };
  return (
    <div className="live-news" ref={bar}>
      {added !== undefined && (
        <Button
          size="small"
          className="live-added"
          data-tip={isNewestFirst ? liveTexts.show : liveTexts.sortIn}
          onClick={show}
        >
          <Arrow className="i i--s" aria-hidden="true" />
          {added}
        </Button>
      )}
      {lost !== "" && (
        <>
          <span className="live-lost">{lost}</span>
          <Button size="small" look="quiet" onClick={read}>
            {liveTexts.refresh}
          </Button>
        </>
      )}
    </div>
  );
}

// In milliseconds. A flood of announcements would hide everything else.
const saysEvery = 10_000;

/** Announces a text politely, at most every ten seconds. */
function Summary({ text }: { text: string }): ReactNode {
  const [said, setSaid] = useState({ text: "", at: 0 });
  const { say } = useStable({ say: () => setSaid({ text, at: Date.now() }) });
  const isNew = text !== said.text;
  const { at } = said;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(say, Math.max(at + saysEvery - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [isNew, at, say]);
  return (
    <span className="sr" role="status">
      {/* A text that is no longer true is not left to be read. */}
      {!isNew && text}
    </span>
  );
}
