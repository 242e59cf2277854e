import { IconCopy } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { KeyboardEvent, ReactNode } from "react";
import type { DetailPanel } from "../../../definitions/language/table";
import { detailTexts } from "../../../definitions/texts/panel";
import { texts } from "../../../definitions/texts/texts";
import { jsonText } from "../../values/json/json-text";
import { copyText } from "../ui/text/copy-text";
import { rowQuery } from "../../backend/api/queries";
import { Button } from "../ui/controls/Button";
import { QueryState } from "../ui/notices/QueryState";
import type { Row } from "../registry/cell";
import { DetailLines } from "./DetailLines";
import { RowNeighbourButtons, type RowNeighbours } from "../ui/lists/RowNeighbours";
import { isPlainKey, SidePanel } from "../ui/dialogs/SidePanel";

interface DetailPanelViewProps extends RowNeighbours {
  panel: DetailPanel;
  id: string;
  /** Row, if the table has it loaded. */
  row: Row | undefined;
  onFilter: (filter: string) => void;
  onClose: () => void;
}

/** Panel with all fields of one row. Arrow keys open the previous and next row. */
export function DetailPanelView(props: DetailPanelViewProps): ReactNode {
  const { panel, id, row, before, after, onOpen, onFilter, onClose } = props;
  // Query here: the panel's content mounts a moment later, too late to notice a change.
  const { data, error, isFetching, refetch } = useQuery({
    ...rowQuery(panel.read, id, panel.itemId),
    enabled: row === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = row ?? data;
  const step = (event: KeyboardEvent): void => {
    const next = { ArrowLeft: before, ArrowRight: after }[event.key];
    if (next !== undefined && isPlainKey(event)) onOpen(next);
  };
  const tools = <RowNeighbourButtons {...{ before, after, onOpen }} labels={detailTexts} />;
  const foot = (
    <>
      {shown && (
        <Button look="quiet" size="form" onClick={() => void copyText(jsonText(shown, 2), detailTexts.entry)}>
          <IconCopy className="i" aria-hidden="true" />
          {detailTexts.copyAll}
        </Button>
      )}
      <span className="grow" />
      <Button size="form" onClick={onClose}>
        {texts.form.close}
      </Button>
    </>
  );
  return (
    <SidePanel title={panel.title} {...{ tools, foot, onClose }} onKeyDown={step}>
      {shown ? (
        <DetailLines {...{ panel, onFilter }} row={shown} />
      ) : (
        <QueryState query={{ error, isFetching, refetch }} failed={detailTexts.failed} missing={detailTexts.missing} />
      )}
    </SidePanel>
  );
}
