import type { ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { newRow, openedFor } from "../../model/table/address";
import type { ColumnModel } from "../../model/table/columns";
import { Button } from "../../ui/controls/Button";
import { Icon } from "../../ui/icons/Icon";
import { RefreshButton } from "../../ui/controls/RefreshButton";
import { TimeZoneSwitch } from "../../ui/controls/TimeZoneSwitch";
import { PresetSwitch } from "../../filter/PresetSwitch";
import { QuickFilters } from "../../filter/QuickFilters";
import { RowsSetUp } from "./RowsSetUp";
import type { AddressState } from "./table-address";

interface TableToolsProps {
  screen: TablePage;
  columns: readonly ColumnModel[];
  /** True if the preset filter is turned off. */
  all: boolean;
  filter: string;
  busy: boolean;
  refresh: () => void;
  go: AddressState["go"];
  /** Content before the other tools. */
  tools?: ReactNode;
  /** Menu of views; after tools that are there at once, as it comes later. */
  views?: ReactNode;
  /** Further actions on the right. */
  acts?: ReactNode;
}

/** Tools in the header of a table page. The primary action is last. */
export function TableTools(props: TableToolsProps): ReactNode {
  const { screen, columns, all, filter, busy, refresh, go, tools, views, acts } = props;
  const { presetFilter, quickFilters, opens } = screen;
  return (
    <>
      {tools}
      <RefreshButton busy={busy} onRefresh={refresh} />
      <RowsSetUp {...screen} />
      {views}
      <span className="grow" />
      <TimeZoneSwitch columns={columns} />
      <QuickFilters quick={quickFilters} filter={filter} onFilter={(next) => go({ filter: next })} />
      {presetFilter && <PresetSwitch preset={presetFilter} on={all} onChange={(on) => go({ include: on })} />}
      {acts}
      {opens?.kind === "form" && (
        <Button look="primary" onClick={() => go({ opened: openedFor(opens, newRow) })}>
          <Icon name={opens.create.icon} />
          <span className="btn-text">{opens.create.label}</span>
        </Button>
      )}
    </>
  );
}
