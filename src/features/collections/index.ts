import type { RemovalReviewName, SaveReviewName } from "../../../definitions/language/widget-names";
import type { RemovalReviewer, SaveReviewer, SlotProps } from "../../runtime/registry/registry";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { loadModule } from "../../runtime/ui/loading/load-module";

export { collectionWidgets as widgets } from "./editor/collection-widgets";

const changes = () => import("./consequences/CollectionChanges");
const removal = () => import("./consequences/CollectionRemoval");

/** Reviews before a collection is saved or deleted, loaded on first use. */
export const reviews = {
  collectionChanges: async (...given) => (await loadModule(changes)).reviewChanges(...given),
  collectionRemoval: async (...given) => (await loadModule(removal)).reviewRemoval(...given),
} satisfies Partial<Record<SaveReviewName, SaveReviewer> & Record<RemovalReviewName, RemovalReviewer>>;

/** Parts of the collection editor that involve more than one value. */
export const slots = {
  uniqueIndex: lazyComponent<SlotProps>(async () => (await import("./editor/UniqueIndex")).UniqueIndex, {
    waiting: null,
  }),
  viewColumns: lazyComponent<SlotProps>(async () => (await import("./editor/ViewColumns")).ViewColumns, {
    waiting: null,
  }),
};

/** Pages about all collections, loaded on first use. */
export const contents = {
  allRules: lazyComponent(async () => (await import("./all-rules/AllRules")).AllRules),
  diagram: lazyComponent(async () => (await import("./diagram/Diagram")).Diagram),
  exportCollections: lazyComponent(async () => (await import("./export/ExportCollections")).ExportCollections),
  importCollections: lazyComponent(async () => (await import("./import/ImportCollections")).ImportCollections),
};
