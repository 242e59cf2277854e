import { useMemo, type ReactNode } from "react";
import type { Version } from "../definitions/language/versions";
import { schemas } from "../definitions/schemas/collections";
import { resolveSchemas } from "./runtime/model/form/resolve-schemas";
import type { Schemas } from "./runtime/model/form/schema";
import { backend } from "./runtime/model/version/backend";
import { FormPanelView, type FormPanelViewProps } from "./runtime/panel/FormPanelView";
import { RegistryContext, useRegistry } from "./runtime/registry/registry";
import { loadFormParts } from "./widgets";

/** The schemas that the editor of collections alone needs, as a version of the backend has them. */
export const editorSchemas = (version: Version): Schemas => resolveSchemas(version, schemas as Schemas);

/** The panel of a collection, with its schemas: no table waits for them. */
function CollectionEditor(props: FormPanelViewProps): ReactNode {
  const registry = useRegistry();
  const own = useMemo(
    () => ({ ...registry, schemas: { ...registry.schemas, ...editorSchemas(backend().version) } }),
    [registry],
  );
  return (
    <RegistryContext.Provider value={own}>
      <FormPanelView {...props} />
    </RegistryContext.Provider>
  );
}

/** Loads the editor of collections, with all that its form is made of. */
export async function loadCollectionEditor(): Promise<typeof CollectionEditor> {
  await loadFormParts();
  return CollectionEditor;
}
