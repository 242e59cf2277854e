import type { ReactNode } from "react";
import { lazyComponent } from "../../ui/loading/lazy-component";
import { idle } from "../../ui/loading/when-idle";
import type { RowsBarProps } from "./RowsBar";

/** Bar of live rows and edits, loaded once the page is idle. The table works without it, so a failure is not shown. */
export const RowsBarWhenIdle = lazyComponent(
  async () => {
    await idle();
    return (await import("./RowsBar")).RowsBar;
  },
  { waiting: <span className="status-switches" />, frame: () => null },
);

interface LazyRowsBarProps extends Omit<RowsBarProps, "item"> {
  item: RowsBarProps["item"] | undefined;
}

/** Switches and state of rows that follow changes or are edited in their cells. Absent where rows are read-only. */
export const LazyRowsBar = ({ item, ...table }: LazyRowsBarProps): ReactNode =>
  item && !table.screen.readOnly && <RowsBarWhenIdle key={item.id} {...{ ...table, item }} />;
