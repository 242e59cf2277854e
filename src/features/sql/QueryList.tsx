import { IconBookmark, IconLink, IconTrash } from "@tabler/icons-react";
import { useRef, useState, type ReactNode, type RefObject } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import { askConfirmation } from "../../runtime/store/confirmation";
import { Button } from "../../runtime/ui/controls/Button";
import { MoreMenu } from "../../runtime/ui/menus/MoreMenu";
import { closeDrawer, Drawer } from "../../runtime/ui/page/Drawer";
import { copyText } from "../../runtime/ui/text/copy-text";
import { filterByText, interpolate, plural } from "../../values/text/text";
import { momentText } from "../../values/time/moment";
import { changedText } from "./model/changed-rows";
import { linkParameters, type PastQuery, type Queries, type SavedQuery } from "./model/queries";
import type { ShownQuery } from "./use-editor-text";

const { list: said } = sqlTexts;

interface QueryListProps {
  queries: Queries;
  update: (change: (stored: Queries) => Queries) => void;
  /** Empties the history, with a way back. */
  onForget: () => void;
  /** Shows a query in the editor, without running it. */
  onOpen: (query: ShownQuery) => void;
}

/** List of saved queries and of the history, next to the console. */
export function QueryList({ queries, update, onForget, onOpen }: QueryListProps): ReactNode {
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const saved = filterByText(queries.saved, search, ({ name }) => name);
  const history = filterByText(queries.history, search, ({ sql }) => sql);
  const open = (query: ShownQuery): void => {
    closeDrawer();
    onOpen(query);
  };
  const remove = (name: string): void =>
    askConfirmation(interpolate(said.removeQuestion, { name }), () =>
      update((stored) => ({ ...stored, saved: stored.saved.filter((each) => each.name !== name) })),
    );
  return (
    <Drawer label={said.label}>
      <div className="sql-search">
        <input
          ref={field}
          className="input"
          aria-label={said.search}
          placeholder={said.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <nav className="side-list scroll" aria-label={said.label}>
        <h2 className="side-label">{said.saved}</h2>
        {queries.saved.length === 0 && <p className="side-none">{said.noSaved}</p>}
        {saved.map((query) => (
          <SavedLine key={query.name} query={query} onOpen={() => open(query)} onRemove={() => remove(query.name)} />
        ))}
        <h2 className="side-label">{said.history}</h2>
        <p className="sql-kept">{said.kept}</p>
        {queries.history.length === 0 && <p className="side-none">{said.noHistory}</p>}
        {history.map((past) => (
          <PastLine key={past.sql} past={past} onOpen={() => open({ sql: past.sql })} />
        ))}
      </nav>
      {queries.history.length > 0 && <Forget field={field} onForget={onForget} />}
    </Drawer>
  );
}

interface ForgetProps extends Pick<QueryListProps, "onForget"> {
  /** Takes the focus, as the button disappears with the history. */
  field: RefObject<HTMLInputElement | null>;
}

const Forget = ({ field, onForget }: ForgetProps): ReactNode => (
  <div className="side-foot">
    <Button
      look="quiet"
      onClick={() => {
        field.current?.focus();
        onForget();
      }}
    >
      {said.forget}
    </Button>
  </div>
);

const PastLine = ({ past, onOpen }: { past: PastQuery; onOpen: () => void }): ReactNode => (
  <button type="button" className="side-link sql-past" onClick={onOpen}>
    <code className="clip">{past.sql}</code>
    <small className={past.failed || past.isUnknown ? "sql-over" : undefined}>{pastText(past)}</small>
  </button>
);

interface SavedLineProps {
  query: SavedQuery;
  onOpen: () => void;
  onRemove: () => void;
}

const SavedLine = ({ query, onOpen, onRemove }: SavedLineProps): ReactNode => (
  <div className="sql-saved">
    <button type="button" className="side-link" onClick={onOpen}>
      <IconBookmark className="i" aria-hidden="true" />
      <span className="clip">{query.name}</span>
    </button>
    <MoreMenu
      label={interpolate(said.more, { name: query.name })}
      items={[
        { icon: IconLink, label: said.copyLink, onSelect: () => void copyText(linkTo(query), said.link) },
        { icon: IconTrash, label: said.remove, risk: true, onSelect: onRemove },
      ]}
    />
  </div>
);

// The page of the console is the current one.
const linkTo = (query: SavedQuery): string => {
  const [path] = window.location.hash.split("?");
  return `${window.location.href.split("#")[0]}${path}?${linkParameters(query)}`;
};

const pastText = (past: PastQuery): string =>
  past.at === 0 ? said.notRun : `${outcomeText(past)} · ${momentText(past.at).slice(0, 16)}`;

function outcomeText({ sql, rows, changed, failed, isUnknown }: PastQuery): string {
  if (isUnknown) return said.unknown;
  if (failed) return said.failed;
  if (changed !== undefined) return changedText(sql, changed);
  return rows === undefined ? sqlTexts.done : plural(sqlTexts.rows, rows);
}
