import { IconAdjustmentsHorizontal, IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { TablePage } from "../../../../definitions/language/table";
import { reportFailure } from "../../../backend/api/report-failure";
import { refetchRows } from "../../../backend/api/rows-cache";
import { send } from "../../../backend/api/send";
import { confirmAndRun } from "../../store/confirmation";
import { showToast } from "../../../browser/toasts";
import { IconButton } from "../../ui/controls/IconButton";

/** Link to the settings of the rows, and a button that deletes all rows. */
export function RowsSetUp({ setUp, clear, list }: Pick<TablePage, "setUp" | "clear" | "list">): ReactNode {
  const queries = useQueryClient();
  const remove = ({ call, question, success }: NonNullable<TablePage["clear"]>): void =>
    confirmAndRun(question, async () => {
      try {
        await send(call);
        showToast("success", success);
      } catch (thrown) {
        reportFailure(thrown);
      }
      refetchRows(queries, { call: list, itemId: undefined });
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
