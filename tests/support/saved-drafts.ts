import { createStore, set, values } from "idb-keyval";
import { apiBase } from "../../src/backend/api/base-url";
import type { StoredDraft } from "../../src/runtime/store/saved-drafts";
import { admin, now } from "./fixtures";

const drafts = createStore("sextant-drafts", "drafts");

/** The drafts stored in this browser. */
export const draftsKept = (): Promise<StoredDraft[]> => values<StoredDraft>(drafts);

/** Stores a draft of an account's form, five minutes old. */
export function leaveDraftOf(item: string, row: string, edits: StoredDraft["edits"]): Promise<void> {
  const draft: StoredDraft = { id: "left00000000001", edits, left: ["Password"], at: now.getTime() - 300_000 };
  return set([apiBase().href, admin.id, "Account", item, row, draft.id], draft, drafts);
}
