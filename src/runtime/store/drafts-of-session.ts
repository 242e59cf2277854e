import { draftTexts } from "../../../definitions/texts/drafts";
import { apiBase } from "../../backend/api/base-url";
import { departureOf, useSession } from "../../backend/session/session";
import { showToast } from "../../browser/toasts";
import { dropAllDrafts, notifyAdminChange } from "./drafts";

/** Drops the drafts when the admin signs out or another one signs in. Called after `guardSession`, which cancels calls. */
export const dropDraftsWithSession = (): void =>
  void useSession.subscribe((now, before) => {
    const { left, another } = departureOf(now, before);
    // Saved drafts of the previous admin stay saved.
    if (another) notifyAdminChange();
    if (left || another) dropAllDrafts();
    if (left && before.session) eraseSavedDrafts(before.session.model.id);
  });

const eraseSavedDrafts = (admin: string): void => {
  // The module is loaded lazily, with the panels that save drafts.
  import("./saved-drafts")
    .then(({ eraseDrafts }) => eraseDrafts(apiBase().href, admin))
    .catch(() => showToast("warning", draftTexts.notErased));
};
