import type { ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { newRow, openedFor, openedIn } from "../../model/table/address";
import type { SidebarItem } from "../../model/table/sidebar-items";
import type { Row } from "../../registry/cell";
import type { Rows } from "../../table/use-rows";
import { Button } from "../../ui/controls/Button";
import { Icon } from "../../ui/icons/Icon";
import { useOpenedPanel } from "./opened-panel";
import type { AddressState } from "./table-address";
import { useTableFeatures, type TransferProps } from "./table-features";

interface TransferButtonsProps {
  screen: TablePage;
  /** Item whose rows the table shows. */
  item: SidebarItem | undefined;
  go: AddressState["go"];
}

/** Buttons that open the import and export panels, if the table has them. */
export const TransferButtons = ({ screen: { transfer, readOnly }, item, go }: TransferButtonsProps): ReactNode =>
  transfer &&
  item &&
  (readOnly ? [transfer.export] : [transfer.import, transfer.export]).map((panel) => (
    <Button
      key={panel.addressParam}
      look="quiet"
      data-tip={panel.title}
      aria-label={panel.title}
      onClick={() => go({ opened: openedFor(panel, item.id) })}
    >
      <Icon name={panel.icon} />
      <span className="btn-text">{panel.label}</span>
    </Button>
  ));

/** Buttons that create or import the first rows of a table. */
export const FirstRowButtons = ({ screen, item, go }: TransferButtonsProps): ReactNode => {
  const { none, opens, transfer, readOnly } = screen;
  if (!none || !item || !transfer || readOnly || opens?.kind !== "form") return null;
  return (
    <div className="blank-acts">
      <Button look="primary" onClick={() => go({ opened: openedFor(opens, newRow) })}>
        <Icon name={opens.create.icon} />
        {none.create}
      </Button>
      <Button onClick={() => go({ opened: openedFor(transfer.import, item.id) })}>
        <Icon name={transfer.import.icon} />
        {none.import}
      </Button>
    </div>
  );
};

/** Returns the function that opens the export panel, if the table has one. */
export const exportOpener = ({ transfer }: TablePage, item: SidebarItem | undefined, go: AddressState["go"]) =>
  transfer && item && (() => go({ opened: openedFor(transfer.export, item.id) }));

const none: readonly Row[] = [];

interface OpenedTransferProps extends Pick<TransferProps, "columns" | "shown" | "request"> {
  screen: TablePage;
  item: SidebarItem | undefined;
  found: Rows;
}

/** Import or export panel, if the URL names it. */
export function OpenedTransfer({ screen, item, found, ...table }: OpenedTransferProps): ReactNode {
  const { transfer } = screen;
  const { close, ...over } = useOpenedPanel();
  const { ExportPanel, ImportPanel } = useTableFeatures();
  if (!transfer || !item) return null;
  const given = { ...table, rows: found.rows ?? none, transfer, screen, item, onClose: close };
  if (openedIn(over, transfer.export) !== undefined) return <ExportPanel {...given} />;
  if (!screen.readOnly && openedIn(over, transfer.import) !== undefined) return <ImportPanel {...given} />;
  return null;
}
