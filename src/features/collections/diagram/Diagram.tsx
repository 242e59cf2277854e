import "./diagram.css";
import { useQuery } from "@tanstack/react-query";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useState, type ReactNode } from "react";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import type { Collection } from "../../../../definitions/types/collection";
import { collectionsQuery } from "../../../backend/api/queries";
import { Button } from "../../../runtime/ui/controls/Button";
import { RefreshButton } from "../../../runtime/ui/controls/RefreshButton";
import { EmptyState } from "../../../runtime/ui/notices/EmptyState";
import { QueryState, StaleNote } from "../../../runtime/ui/notices/QueryState";
import { BarVersion } from "../../../runtime/version/BarVersion";
import { filterByText, interpolate, plural } from "../../../values/text/text";
import { boxesOf, relationCount } from "./diagram-model";
import { RelationList } from "./RelationList";

/** Page that shows how collections are related. */
export function Diagram(): ReactNode {
  const query = useQuery(collectionsQuery);
  if (query.data === undefined) return <QueryState query={query} failed={diagramTexts.failed} />;
  return (
    <>
      <StaleNote query={query} failed={diagramTexts.failed} />
      {query.data.length === 0 ? (
        <EmptyState icon="collections" title={diagramTexts.empty} />
      ) : (
        <Collections
          collections={query.data}
          refresh={<RefreshButton busy={query.isFetching} onRefresh={() => void query.refetch()} />}
        />
      )}
    </>
  );
}

function Find({ value, onChange }: { value: string; onChange: (value: string) => void }): ReactNode {
  return (
    <span className="diagram-find">
      <IconSearch className="i i--s" aria-hidden="true" />
      <input
        className="input"
        type="search"
        aria-label={diagramTexts.find}
        placeholder={`${diagramTexts.find}...`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
}

function Collections({ collections, refresh }: { collections: readonly Collection[]; refresh: ReactNode }): ReactNode {
  const [search, setSearch] = useState("");
  const [withSystem, setWithSystem] = useState(false);
  const all = useMemo(() => boxesOf(collections), [collections]);
  const boxes = useMemo(() => all.filter(({ system }) => withSystem || !system), [all, withSystem]);
  const found = useMemo(() => filterByText(boxes, search, ({ name }) => name), [boxes, search]);
  return (
    <>
      <div className="diagram-tools">
        <Find value={search} onChange={setSearch} />
        {refresh}
      </div>
      {found.length === 0 && <p className="diagram-none">{interpolate(diagramTexts.noMatch, { text: search })}</p>}
      <RelationList boxes={found} {...{ all }} isUnseen={false} />
      <footer className="status">
        <span>
          {`${plural(diagramTexts.collections, boxes.length)}, ${plural(diagramTexts.relations, relationCount(boxes))}`}
        </span>
        {all.some(({ system }) => system) && (
          <Button look="quiet" aria-pressed={withSystem} onClick={() => setWithSystem(!withSystem)}>
            {diagramTexts.system}
          </Button>
        )}
        <span className="grow" />
        <BarVersion />
      </footer>
    </>
  );
}
