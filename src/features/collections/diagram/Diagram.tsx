import "./diagram.css";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from "react";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import type { Collection } from "../../../../definitions/types/collection";
import { collectionsQuery } from "../../../backend/api/queries";
import { useMeasures } from "../../../runtime/table/use-measures";
import { RefreshButton } from "../../../runtime/ui/controls/RefreshButton";
import { FindField } from "../FindField";
import { EmptyState } from "../../../runtime/ui/notices/EmptyState";
import { QueryState, StaleNote } from "../../../runtime/ui/notices/QueryState";
import { filterByText, interpolate } from "../../../values/text/text";
import { ArrangedDrawing } from "./ArrangedDrawing";
import type { Box, FieldChoice } from "./diagram-model";
import { DiagramStatus } from "./DiagramStatus";
import { RelationList } from "./RelationList";
import { useShownBoxes } from "./use-shown-boxes";

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

const manyBoxes = 30;
const none: readonly Box[] = [];

function Collections({ collections, refresh }: { collections: readonly Collection[]; refresh: ReactNode }): ReactNode {
  const find = useRef<HTMLInputElement>(null);
  const save = useRef<() => void>(null);
  const [search, setSearch] = useState("");
  const [chosen, setChoice] = useState<FieldChoice>();
  const { narrow } = useMeasures();
  const shown = useShownBoxes(collections);
  // Many boxes with fields would be too small to read.
  const choice = chosen ?? (shown.drawn.length < manyBoxes ? "main" : "names");
  // The drawing goes first.
  const unseen = useDeferredValue(shown.boxes, none);
  const found = useMemo(() => filterByText(shown.boxes, search, ({ name }) => name), [shown.boxes, search]);
  return (
    <>
      <div className="diagram-tools">
        <FindField ref={find} label={diagramTexts.find} value={search} onChange={setSearch} />
        {refresh}
        {!narrow && <FieldChoices {...{ choice }} onChoose={setChoice} />}
      </div>
      {found.length === 0 && (
        <p className="diagram-none" role="status">
          {interpolate(diagramTexts.noMatch, { text: search })}
        </p>
      )}
      <RelationList boxes={narrow ? found : unseen} all={shown.all} isUnseen={!narrow} />
      {!narrow && (
        <ArrangedDrawing
          {...{ choice, save }}
          boxes={shown.drawn}
          found={search.trim() === "" ? undefined : found[0]?.id}
          onFind={() => find.current?.focus()}
        />
      )}
      <DiagramStatus {...shown} {...{ narrow }} onSave={() => save.current?.()} />
    </>
  );
}

function FieldChoices(props: { choice: FieldChoice; onChoose: (choice: FieldChoice) => void }): ReactNode {
  const { label, ...names } = diagramTexts.fields;
  return (
    <div className="diagram-fields" role="group" aria-label={label}>
      {(Object.keys(names) as FieldChoice[]).map((each) => (
        <button key={each} type="button" aria-pressed={each === props.choice} onClick={() => props.onChoose(each)}>
          {names[each]}
        </button>
      ))}
    </div>
  );
}
