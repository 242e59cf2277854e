import { useMemo, type ReactNode } from "react";
import type { Version } from "../../definitions/language/versions";
import { schemas } from "../../definitions/schemas/collections";
import type { Collection } from "../../definitions/types/collection";
import { exportedCollection } from "../features/collections/configuration/configuration";
import { resolveSchemas } from "../runtime/model/form/resolve-schemas";
import type { Schemas } from "../runtime/model/form/schema";
import { backend } from "../backend/version/backend";
import type { FormPanelProps } from "../runtime/row-form/FormPanelView";
import { RegistryContext, useRegistry, type Registry } from "../runtime/registry/registry";
import { loadFormWidgets } from "../widgets";
import { RowEditor } from "./RowEditor";

/** Returns the schemas of the collection editor for a version of the backend. */
export const editorSchemas = (version: Version): Schemas => resolveSchemas(version, schemas as Schemas);

const exportedAlone: NonNullable<Registry["exported"]> = (row) => [exportedCollection(row as unknown as Collection)];

/** Panel of a collection. It brings its own schemas, so tables do not wait for them. */
function CollectionEditor(props: FormPanelProps): ReactNode {
  const registry = useRegistry();
  const own = useMemo(
    () => ({
      ...registry,
      schemas: { ...registry.schemas, ...editorSchemas(backend().version) },
      exported: exportedAlone,
    }),
    [registry],
  );
  return (
    <RegistryContext.Provider value={own}>
      <RowEditor {...props} />
    </RegistryContext.Provider>
  );
}

/** Loads the collection editor and its form widgets. */
export async function loadCollectionEditor(): Promise<typeof CollectionEditor> {
  await loadFormWidgets();
  return CollectionEditor;
}
