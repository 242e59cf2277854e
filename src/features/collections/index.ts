import type { RemovalReviewName, SaveReviewName } from "../../../definitions/language/widget-names";
import type { RemovalReviewer, SaveReviewer, SlotProps } from "../../runtime/registry/registry";
import { lazyPart } from "../../runtime/ui/loading/lazy-component";
import { loadPart } from "../../runtime/ui/loading/load-module";

export { collectionWidgets as widgets } from "./editor/collection-widgets";

const changes = () => import("./consequences/CollectionChanges");
const removal = () => import("./consequences/CollectionRemoval");

/** Reviews before a collection is saved or deleted, loaded on first use. */
export const reviews = {
  collectionChanges: async (...given) => (await loadPart(changes)).reviewChanges(...given),
  collectionRemoval: async (...given) => (await loadPart(removal)).reviewRemoval(...given),
} satisfies Partial<Record<SaveReviewName, SaveReviewer> & Record<RemovalReviewName, RemovalReviewer>>;

/** Parts of the collection editor that involve more than one value. */
export const slots = {
  uniqueIndex: lazyPart<SlotProps>(async () => (await import("./editor/UniqueIndex")).UniqueIndex, { waiting: null }),
  viewColumns: lazyPart<SlotProps>(async () => (await import("./editor/ViewColumns")).ViewColumns, { waiting: null }),
};

/** Pages that export and import collections, loaded on first use. */
export const contents = {
  exportCollections: lazyPart(async () => (await import("./export/ExportCollections")).ExportCollections),
  importCollections: lazyPart(async () => (await import("./import/ImportCollections")).ImportCollections),
};
