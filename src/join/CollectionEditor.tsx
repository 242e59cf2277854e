import { useMemo, type ReactNode } from "react";
import type { Version } from "../../definitions/language/versions";
import { schemas } from "../../definitions/schemas/collections";
import { resolveSchemas } from "../runtime/model/form/resolve-schemas";
import type { Schemas } from "../runtime/model/form/schema";
import { backend } from "../backend/version/backend";
import type { FormPanelProps } from "../runtime/row-form/FormPanelView";
import { RegistryContext, useRegistry } from "../runtime/registry/registry";
import { loadFormWidgets } from "../widgets";
import { RowEditor } from "./RowEditor";

/** Returns the schemas of the collection editor for a version of the backend. */
export const editorSchemas = (version: Version): Schemas => resolveSchemas(version, schemas as Schemas);

/** Panel of a collection. It brings its own schemas, so tables do not wait for them. */
function CollectionEditor(props: FormPanelProps): ReactNode {
  const registry = useRegistry();
  const own = useMemo(
    () => ({ ...registry, schemas: { ...registry.schemas, ...editorSchemas(backend().version) } }),
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
