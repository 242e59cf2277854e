import { firstProblem } from "../../backend/filter/parse-filter";
import { renamedSort } from "../model/table/former-names";
import { withView, type ListView } from "../model/table/list-memory";
import { readSort } from "../model/table/sort";
import type { ListProps } from "./list-props";
import { useListMemory } from "./use-list-memory";

/** Problem of a saved filter. With the present names of its fields it works again if they were only renamed. */
export interface SavedProblem {
  kind: "renamed" | "gone";
  /** As a sentence. */
  problem: string;
  repaired: ListView;
}

/** Returns why the filter of a view no longer works; undefined if it does. */
export function problemIn(view: ListView, props: ListProps): SavedProblem | undefined {
  const problem = problemOf(view, props);
  if (problem === undefined) return undefined;
  const repaired = repairedView(view, props);
  return { kind: problemOf(repaired, props) === undefined ? "renamed" : "gone", problem, repaired };
}

const problemOf = ({ filter }: ListView, { vocabulary }: ListProps): string | undefined =>
  filter === "" ? undefined : firstProblem(filter, { ...vocabulary, closed: vocabulary.closed || !!vocabulary.paths });

/** Returns the items and fields that a filter names. */
export const namedIn = (filter: string, { names }: ListProps): ListView["named"] =>
  names?.naming.mentioned(filter, names.own, names.all) ?? [];

/** Returns a view with the present names of its fields. Fields that no longer exist keep their names. */
export function repairedView(view: ListView, props: ListProps): ListView {
  const { names, columns } = props;
  const former = new Map(view.sortId === undefined ? [] : [[readSort(view.sort).name, view.sortId] as const]);
  const filter = names?.naming.renamed(view.filter, names.own.id, view.named, names.all) ?? view.filter;
  return { ...view, sort: renamedSort(view.sort, former, columns), filter };
}

/** Returns the function that saves a repaired view and opens it. */
export function useRepaired(props: ListProps): (repaired: ListView) => void {
  const { update } = useListMemory(props.list);
  return (repaired) => {
    const { name, filter, sort, include } = repaired;
    update((known) => withView(known, { ...repaired, named: namedIn(filter, props) }));
    props.go({ filter, sort, include, range: undefined, view: name });
  };
}
