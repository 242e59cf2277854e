import type { RemovalReviewName, SaveReviewName } from "../../../definitions/language/names";
import type { RemovalReviewer, SaveReviewer } from "../../runtime/registry/registry";

/** What is told before some saves and deletions, each loaded when it is first needed. */
export const reviews = {
  collectionChanges: async (...given) => (await import("./CollectionChanges")).reviewChanges(...given),
  collectionRemoval: async (...given) => (await import("./CollectionRemoval")).reviewRemoval(...given),
  recordRemoval: async (...given) => (await import("./RecordRemoval")).reviewRecordRemoval(...given),
} satisfies Record<SaveReviewName, SaveReviewer> & Record<RemovalReviewName, RemovalReviewer>;
