import "./views.css";
import { IconHistory, IconTrash } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { historyTexts } from "../../../definitions/texts/views";
import { interpolate, plural } from "../../values/text/text";
import { momentText } from "../../values/time/moment";
import { withSearch, type ListMemory, type PastSearch } from "../model/table/list-memory";
import { moveFocus } from "../ui/lists/move-focus";
import type { FieldProps, ListProps } from "./list-props";
import { useListMemory } from "./use-list-memory";

/** Earlier filters of a table under its empty field. An applied filter is added once its rows are here. */
export function SearchHistory({ list, title, address, found, id, text, put }: ListProps & FieldProps): ReactNode {
  const { memory, update } = useListMemory(list);
  const box = useRef<HTMLDivElement>(null);
  useRecording(address.filter, found, (search) => update((known) => withSearch(known, search)));
  const { history } = memory;
  const [isOpen, setOpen] = useOpening(box, id, text === "" && history.length > 0);
  const shown = isOpen && text === "" && history.length > 0;
  const field = (): HTMLElement | null => document.getElementById(id);
  const close = (): void => {
    field()?.focus();
    setOpen(false);
  };
  return (
    <div ref={box} className="history">
      <p role="status" className="sr">
        {shown && plural(historyTexts.count, history.length)}
      </p>
      {shown && (
        <PastFilters
          {...{ title, history, put }}
          onKeyDown={(event) => {
            if (event.key === "Escape") close();
            else moveFocus(event, [...event.currentTarget.querySelectorAll("button")], field());
          }}
          onClear={() => {
            close();
            update((known) => ({ ...known, history: [] }));
          }}
        />
      )}
    </div>
  );
}

interface PastFiltersProps extends Pick<ListProps, "title">, Pick<FieldProps, "put">, Pick<ListMemory, "history"> {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClear: () => void;
}

function PastFilters({ title, history, put, onKeyDown, onClear }: PastFiltersProps): ReactNode {
  const label = interpolate(historyTexts.label, { name: title });
  return (
    <div className="menu history-list">
      <p className="menu-label">{label}</p>
      <div role="menu" tabIndex={-1} aria-label={label} className="menu-list scroll" onKeyDown={onKeyDown}>
        {history.map((past) => (
          <PastFilter key={past.filter} past={past} onUse={() => put(past.filter)} />
        ))}
        <div className="menu-rule" />
        <button type="button" role="menuitem" className="menu-item" onClick={onClear}>
          <IconTrash className="i" aria-hidden="true" />
          {historyTexts.clear}
          <small>{historyTexts.kept}</small>
        </button>
      </div>
    </div>
  );
}

const PastFilter = ({ past: { filter, at, total }, onUse }: { past: PastSearch; onUse: () => void }): ReactNode => (
  <button type="button" role="menuitem" className="menu-item" onClick={onUse}>
    <IconHistory className="i" aria-hidden="true" />
    <code className="clip">{filter}</code>
    <small>{`${plural(historyTexts.found, total)} · ${momentText(at).slice(0, 16)}`}</small>
  </button>
);

/** Reports each applied filter that the backend has answered. */
function useRecording(
  filter: string,
  { total, stale, loading, failure }: ListProps["found"],
  record: (search: PastSearch) => void,
): void {
  const isAnswered = filter.trim() !== "" && !stale && !loading && failure === undefined;
  const keep = useEffectEvent(() => record({ filter, at: Date.now(), total }));
  const answered = isAnswered ? JSON.stringify([filter, total]) : undefined;
  useEffect(() => {
    if (answered !== undefined) keep();
  }, [answered]);
}

/**
 * Returns whether the list is open: after a press into the empty field or by arrow down, until the focus leaves both.
 * Not after Clear, which would cover the rows that the admin wants to see.
 */
function useOpening(
  box: RefObject<HTMLElement | null>,
  id: string,
  hasList: boolean,
): [boolean, (open: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const press = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (!hasList || (event.target as Element).id !== id) return;
    if (event.key === "Escape") setOpen(false);
    // The editor may suggest names.
    if (event.key !== "ArrowDown" || document.querySelector(".cm-tooltip-autocomplete")) return;
    event.preventDefault();
    event.stopPropagation();
    flushSync(() => setOpen(true));
    box.current?.querySelector("button")?.focus();
  });
  useEffect(() => {
    const around = box.current!.parentElement!;
    const stop = new AbortController();
    const { signal } = stop;
    const open = ({ target }: Event): void => {
      if ((target as Element).closest(`[id="${id}"]`)) setOpen(true);
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      // Without a next element, the field is being replaced by its editor.
      if (relatedTarget instanceof Node && !around.contains(relatedTarget)) setOpen(false);
    };
    around.addEventListener("click", open, { signal });
    around.addEventListener("focusout", leave, { signal });
    // Capture phase: the editor would take the key.
    around.addEventListener("keydown", (event) => press(event), { signal, capture: true });
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (!around.contains(target as Node)) setOpen(false);
      },
      { signal },
    );
    return () => stop.abort();
  }, [box, id]);
  return [isOpen, setOpen];
}
