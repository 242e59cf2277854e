import { IconClock, IconCopy, IconKey } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { panelTexts } from "../../../definitions/texts/panel";
import { clockName, localTime, utcTime } from "../../values/text/format-value";
import { momentOf } from "../../values/time/moment";
import { interpolate } from "../../values/text/text";
import { useTimeZone } from "../store/time-zone";
import { copyText } from "../ui/text/copy-text";
import { IconButton } from "../ui/controls/IconButton";

interface RowIdProps {
  label: string;
  row: Readonly<Record<string, unknown>>;
}

/** Read-only id and timestamps of a row. */
export function RowId({ label, row }: RowIdProps): ReactNode {
  const id = String(row["id"]);
  const { zone } = useTimeZone();
  const [created, updated] = [row["created"], row["updated"]].map((moment) =>
    zone === "utc" ? `${utcTime(moment)} ${tableTexts.utc}` : `${localTime(moment)} ${clockName(moment)}`,
  );
  // Rows of later backends may lack them or have other values there.
  const hasMoments = [row["created"], row["updated"]].every(
    (moment) => typeof moment === "string" && momentOf(moment) !== undefined,
  );
  const copy = interpolate(panelTexts.copyId, { label });
  return (
    <div className="row row--id">
      <span className="row-label">
        <IconKey className="i i--s" aria-hidden="true" />
        <span className="clip">{label}</span>
      </span>
      <div className="row-body">
        <div className="inline">
          <span className="chip chip--id">{id}</span>
          <IconButton small label={copy} icon={IconCopy} onClick={() => void copyText(id, label)} />
          <span className="grow" />
          {hasMoments && (
            <span className="row-time" tabIndex={0} data-tip={interpolate(panelTexts.created, { created })}>
              <IconClock className="i i--s" aria-hidden="true" />
              {interpolate(panelTexts.updated, { updated })}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
