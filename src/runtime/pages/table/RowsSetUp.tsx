import { IconAdjustmentsHorizontal, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { TablePage } from "../../../../definitions/language/table";
import { reportFailure } from "../../../backend/api/report-failure";
import { send } from "../../../backend/api/send";
import { confirmAndRun } from "../../store/confirmation";
import { showToast } from "../../../browser/toasts";
import { IconButton } from "../../ui/controls/IconButton";

interface RowsSetUpProps extends Pick<TablePage, "setUp" | "clear"> {
  onCleared: () => void;
}

/** Link to the settings of the rows, and a button that deletes all rows. */
export function RowsSetUp({ setUp, clear, onCleared }: RowsSetUpProps): ReactNode {
  const remove = ({ call, question, success }: NonNullable<TablePage["clear"]>): void =>
    confirmAndRun(question, async () => {
      try {
        await send(call);
        showToast("success", success);
      } catch (thrown) {
        reportFailure(thrown);
      }
      onCleared();
    });
  return (
    <>
      {setUp && (
        <Link className="icon-btn" to={setUp.to} aria-label={setUp.label} data-tip={setUp.label}>
          <IconAdjustmentsHorizontal className="i" aria-hidden="true" />
        </Link>
      )}
      {clear && <IconButton label={clear.label} icon={IconTrash} onClick={() => remove(clear)} />}
    </>
  );
}
