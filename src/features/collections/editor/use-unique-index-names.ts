import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { Collection } from "../../../../definitions/types/collection";
import { collectionsQuery } from "../../../backend/api/queries";
import { useFormValues } from "../../../runtime/registry/form-values";
import { valueAt } from "../../../values/json/path";
import { parseIndex, writeIndex } from "../indexes/index-text";
import { newIndexName } from "./new-index";

/**
 * Renames new indexes whose name another collection uses, for example in a copy. Older backends would silently drop the
 * other index.
 */
export function useUniqueIndexNames(
  indexes: readonly string[],
  stored: readonly string[],
  onChange: (indexes: readonly string[]) => void,
): void {
  const { data: collections } = useQuery(collectionsQuery);
  const id = useFormValues((form) => valueAt(form.stored, "id"));
  const check = useEffectEvent((now: readonly string[], all: readonly Collection[]) => {
    const others = all.filter((each) => each.id !== id).flatMap((each) => each.indexes ?? []);
    const taken = new Set(others.map(nameOf));
    const isTaken = (sql: string): boolean =>
      nameOf(sql) !== undefined && !stored.includes(sql) && taken.has(nameOf(sql));
    if (now.some(isTaken))
      onChange(now.map((sql) => (isTaken(sql) ? writeIndex({ ...parseIndex(sql)!, name: newIndexName() }) : sql)));
  });
  useEffect(() => check(indexes, collections ?? []), [indexes, collections]);
}

const nameOf = (sql: string): string | undefined => parseIndex(sql)?.name.toLowerCase();
