import { panelTexts } from "../../../definitions/texts/panel";
import { askConfirmation, useConfirmation } from "../store/confirmation";
import { dropDrafts } from "../store/drafts";

/** Returns a function that leaves the form: confirms unsaved changes, and does nothing while busy. */
export const createLeaveHandler =
  (name: string, busy: boolean, changed: number) =>
  (question: string, then: () => void): void => {
    const go = (): void => {
      dropDrafts(name);
      then();
    };
    // A dialog opened just now may not be rendered yet: a key press is meant for it.
    if (busy || useConfirmation.getState().question) return;
    if (changed > 0) askConfirmation(question, go, panelTexts.leaveAnswers);
    else go();
  };
