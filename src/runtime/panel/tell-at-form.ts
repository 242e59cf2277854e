import { panelTexts } from "../../../definitions/texts/panel";
import { reportFailure } from "../api/report-failure";
import { failureOf } from "../model/calls/failure";
import { setDraft } from "../store/drafts";

/** Tells of a call that failed for the row of a form: in the form that the row is gone, all else as everywhere. */
export function tellAtForm(name: string, thrown: unknown): void {
  if (failureOf(thrown).status !== 404) reportFailure(thrown);
  else setDraft(name, (draft) => ({ ...draft, errors: new Map([...draft.errors, ["", [panelTexts.gone]]]) }));
}
