import type { ComponentType } from "react";
import type { ContentName } from "../../../definitions/language/names";
import type { ContentProps } from "../../runtime/registry/registry";
import { lazyPart } from "../../runtime/ui/lazy-part";

/** What fills the pages that are neither a form nor a table. Each is loaded when its page is first opened. */
export const contents = {
  exportCollections: lazyPart(async () => (await import("../export/ExportCollections")).ExportCollections),
  importCollections: lazyPart(async () => (await import("../import/ImportCollections")).ImportCollections),
} satisfies Record<ContentName, ComponentType<ContentProps>>;
