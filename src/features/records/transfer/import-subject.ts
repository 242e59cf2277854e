import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { FormPanel } from "../../../../definitions/language/form-panel";
import type { ImportedRows } from "../../../../definitions/language/transfer";
import { listQuery } from "../../../backend/api/queries";
import type { LineModel } from "../../../runtime/model/form/form-model";
import { resolveLines } from "../../../runtime/model/form/resolve-lines";
import {
  copiedFields,
  importedInto,
  importFields,
  namingFields,
  type ImportField,
  type ImportFields,
} from "./model/import-fields";
import { itemName, type SidebarItem } from "../../../runtime/model/table/sidebar-items";
import { useRegistry } from "../../../runtime/registry/registry";
import type { TransferProps } from "../../../runtime/pages/table/table-features";

/** Collection to import into, and facts about related collections. */
export interface ImportSubject extends ImportFields {
  panel: FormPanel;
  imported: ImportedRows;
  item: SidebarItem;
  name: string;
  nameOf: (collection: string) => string;
  /** Returns the fields by which records of a collection can be named. */
  namingFieldsOf: (collection: string) => readonly ImportField[];
}

/**
 * Returns the subject of an import, a function that refetches the collection, and whether it was deleted. The subject
 * is undefined until the collections are loaded. File fields count only if the source has files.
 */
export function useImportSubject({ screen, item }: Pick<TransferProps, "screen" | "item">, withFiles: boolean) {
  const { schemas } = useRegistry();
  const { opens, sidebar } = screen;
  const query = useQuery(listQuery(sidebar!.list));
  const subject = useMemo((): ImportSubject | undefined => {
    const { data: items } = query;
    if (!items || opens?.kind !== "form" || !opens.imported) return undefined;
    const { imported } = opens;
    const known = new Map<string, ImportFields>();
    const fieldsOf = (of: SidebarItem): ImportFields => {
      const lines = (): LineModel[] => resolveLines(opens.fields.new, schemas[opens.type]!, schemas, of);
      const found = known.get(of.id) ?? importFields(lines(), imported, of);
      known.set(of.id, found);
      return found;
    };
    const namingFieldsOf = (id: string): readonly ImportField[] => {
      const of = items.find((each) => each.id === id);
      return of ? namingFields(fieldsOf(of)) : [];
    };
    const fields = fieldsOf(item);
    return {
      ...fields,
      fields: withFiles ? copiedFields(fields) : fields.fields,
      panel: opens,
      imported: importedInto(fields.lines, imported),
      item,
      name: itemName(item, sidebar!),
      nameOf: (id) => {
        const of = items.find((each) => each.id === id);
        return of ? itemName(of, sidebar!) : id;
      },
      namingFieldsOf,
    };
  }, [query, opens, schemas, item, sidebar, withFiles]);
  const readItem = async (): Promise<SidebarItem | undefined> => {
    const { data: now } = await query.refetch({ throwOnError: true });
    return now?.find(({ id }) => id === item.id);
  };
  const isGone = query.data !== undefined && query.data.every(({ id }) => id !== item.id);
  return { query, subject, readItem, isGone };
}
