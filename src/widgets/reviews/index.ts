import type { RemovalReviewName, SaveReviewName } from "../../../definitions/language/names";
import type { RemovalReviewer, SaveReviewer } from "../../runtime/registry/registry";
import { loadPart } from "../../runtime/ui/load-part";

const changes = () => import("./CollectionChanges");
const removal = () => import("./CollectionRemoval");
const recordRemoval = () => import("./RecordRemoval");

/** What is told before some saves and deletions, each loaded when it is first needed. */
export const reviews = {
  collectionChanges: async (...given) => (await loadPart(changes)).reviewChanges(...given),
  collectionRemoval: async (...given) => (await loadPart(removal)).reviewRemoval(...given),
  recordRemoval: async (...given) => (await loadPart(recordRemoval)).reviewRecordRemoval(...given),
} satisfies Record<SaveReviewName, SaveReviewer> & Record<RemovalReviewName, RemovalReviewer>;
