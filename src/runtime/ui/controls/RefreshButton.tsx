import { IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { tableTexts } from "../../../../definitions/texts/table";

/** Button that refetches the page's data, with a spinner while that runs. */
export const RefreshButton = ({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }): ReactNode => (
  <button
    type="button"
    className="icon-btn"
    aria-label={tableTexts.refresh}
    data-tip={tableTexts.refresh}
    aria-busy={busy}
    onClick={onRefresh}
  >
    {busy ? <span className="spin" aria-hidden="true" /> : <IconRefresh className="i" aria-hidden="true" />}
  </button>
);
