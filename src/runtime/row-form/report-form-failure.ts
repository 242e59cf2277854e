import { panelTexts } from "../../../definitions/texts/panel";
import { reportFailure } from "../../backend/api/report-failure";
import { toFailure } from "../../backend/calls/failure";
import { setDraft } from "../store/drafts";

/** Reports a failed call about a form's row: a 404 as an error of the form, all else as usual. */
export function reportFormFailure(name: string, thrown: unknown): void {
  if (toFailure(thrown).status !== 404) reportFailure(thrown);
  else setDraft(name, (draft) => ({ ...draft, errors: new Map([...draft.errors, ["", [panelTexts.gone]]]) }));
}
