import type { ReactNode } from "react";
import { selectionTexts } from "../../../definitions/texts/selection";
import { texts } from "../../../definitions/texts/texts";
import type { FailedRow } from "../store/row-run";
import { Button } from "../ui/controls/Button";
import { PopupFrame } from "../ui/dialogs/PopupFrame";
import { RowName } from "../ui/text/RowName";

interface ReasonsPopupProps {
  rows: readonly FailedRow[];
  onClose: () => void;
}

/** Popup with the reasons why an action failed for selected rows. */
export const ReasonsPopup = ({ rows, onClose }: ReasonsPopupProps): ReactNode => (
  <PopupFrame
    title={selectionTexts.reasonsTitle}
    className="popup--form"
    onClose={onClose}
    foot={
      <>
        <span className="grow" />
        <Button size="form" onClick={onClose}>
          {texts.form.close}
        </Button>
      </>
    }
  >
    <Reasons rows={rows} />
  </PopupFrame>
);

/** List of failed rows with their reasons. */
export const Reasons = ({ rows }: { rows: readonly FailedRow[] }): ReactNode => (
  <ul className="reasons">
    {rows.map(({ id, title, reason }) => (
      <li key={id}>
        <RowName {...{ id, title }} /> <div>{reason}</div>
      </li>
    ))}
  </ul>
);
