import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { collectionsQuery } from "../../backend/api/queries";
import type { Vocabulary } from "../../backend/filter/parse-filter";
import { ruleVocabulary } from "./model/rule-vocabulary";
import type { TableFilterEditorProps } from "../../runtime/registry/filter-editor";
import { FilterEditor } from "../filter-editor/FilterEditor";

// Only cached data is used, because a filter needs no request.
const known = { ...collectionsQuery, enabled: false };

/** Filter editor of a table. It completes names of related collections too. */
export function TableFilterEditor({ itemId, vocabulary, ...props }: TableFilterEditorProps): ReactNode {
  const { data: collections = [] } = useQuery(known);
  const leading = useMemo((): Vocabulary => {
    const own = collections.find(({ id }) => id === itemId);
    const paths = own && ruleVocabulary(own, collections).paths;
    if (!paths) return vocabulary;
    // The table's own names replace those of the collection.
    const after = (path: string) => (path === "" ? [{ name: "@collection." }] : paths.after(path));
    return { ...vocabulary, paths: { ...paths, after } };
  }, [vocabulary, collections, itemId]);
  return <FilterEditor {...props} vocabulary={leading} />;
}
