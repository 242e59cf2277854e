import type { ReactNode } from "react";
import { lazyComponent } from "../ui/loading/lazy-component";
import { idle } from "../ui/loading/when-idle";
import type { LiveBarProps } from "./live/LiveBar";

/** Bar of live rows, loaded once the page is idle. The table works without it, so a failure is not shown. */
export const LiveBarWhenIdle = lazyComponent(
  async () => {
    await idle();
    return (await import("./live/LiveBar")).LiveBar;
  },
  { waiting: <span className="status-live" />, frame: () => null },
);

interface LazyLiveBarProps extends Omit<LiveBarProps, "live" | "item"> {
  item: LiveBarProps["item"] | undefined;
}

/** Switch and state of rows that follow changes. Absent if they cannot. */
export const LazyLiveBar = ({ item, ...table }: LazyLiveBarProps): ReactNode => {
  const { live, readOnly } = table.screen;
  return live && item && !readOnly && <LiveBarWhenIdle key={item.id} {...{ ...table, live, item }} />;
};
