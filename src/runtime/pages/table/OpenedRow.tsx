import { useEffect, useEffectEvent, type ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { addCondition } from "../../model/filter/add-condition";
import { DetailPanelView } from "../../panel/DetailPanelView";
import { newRow } from "../../panel/use-row-form";
import type { Rows } from "../../table/use-rows";
import { lazyPart } from "../../ui/lazy-part";
import { SidePanel } from "../../ui/SidePanel";
import type { AddressState } from "./table-address";

const none: NonNullable<Rows["rows"]> = [];

// Its forms are far more than a table needs to show its rows.
const FormPanelView = lazyPart(async () => (await import("../../panel/FormPanelView")).FormPanelView, {
  frame: (failure, { panel, id, onClose }) => (
    <SidePanel title={panel.title[id === newRow ? "new" : "edit"]} foot={null} onClose={onClose}>
      {failure}
    </SidePanel>
  ),
});

interface OpenedRowProps {
  screen: TablePage;
  found: Rows;
  table: AddressState;
  /** Reads everything anew. */
  refresh: () => void;
}

/** The panel of the row that the address names. */
export function OpenedRow({ screen, found, table: { address, go, close }, refresh }: OpenedRowProps): ReactNode {
  const { rows = none, more } = found;
  const { opened, filter } = address;
  const panel = screen.opens;
  // What comes after the last one that is loaded must be a key away, too.
  const last = panel?.kind === "detail" && rows.at(-1)?.id === opened ? opened : undefined;
  const loadMore = useEffectEvent(() => more?.());
  useEffect(() => {
    if (last !== undefined) loadMore();
  }, [last]);
  if (opened === undefined || !panel) return null;
  const index = rows.findIndex(({ id }) => id === opened);
  const row = rows[index];
  if (panel.kind === "form")
    return <FormPanelView {...{ panel, row }} id={opened} onClose={close} onChange={refresh} />;
  return (
    <DetailPanelView
      {...{ panel, row }}
      id={opened}
      before={index > 0 ? rows[index - 1]?.id : undefined}
      after={index >= 0 ? rows[index + 1]?.id : undefined}
      onOpen={(id) => go({ opened: id }, true)}
      onFilter={(condition) => go({ filter: addCondition(filter, condition), opened: undefined })}
      onClose={close}
    />
  );
}
