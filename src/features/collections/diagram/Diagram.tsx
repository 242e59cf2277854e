import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import type { Collection } from "../../../../definitions/types/collection";
import { collectionsQuery } from "../../../backend/api/queries";
import { RefreshButton } from "../../../runtime/ui/controls/RefreshButton";
import { EmptyState } from "../../../runtime/ui/notices/EmptyState";
import { QueryState, StaleNote } from "../../../runtime/ui/notices/QueryState";
import { BarVersion } from "../../../runtime/version/BarVersion";
import { boxesOf } from "./diagram-model";
import { DiagramView } from "./DiagramView";
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

function Collections({ collections, refresh }: { collections: readonly Collection[]; refresh: ReactNode }): ReactNode {
  const all = useMemo(() => boxesOf(collections), [collections]);
  const shown = useShownBoxes(all);
  return (
    <DiagramView {...{ shown }} arranged={shown.drawn} isStored tools={refresh}>
      <BarVersion />
    </DiagramView>
  );
}
