import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { texts } from "../../../../definitions/texts/texts";
import { send } from "../../api/send";
import { failureOf } from "../../model/calls/failure";
import { pointsOf } from "../../model/chart/points";
import type { Zone } from "../../model/values/clock";
import type { TableAddress } from "./table-address";
import { FailedState } from "../../ui/EmptyState";
import { lazyPart } from "../../ui/lazy-part";

const LineChart = lazyPart(async () => (await import("../../chart/LineChart")).LineChart, {
  waiting: <div className="chart chart--wait" />,
  failed: texts.failure.chart,
});

interface ChartSectionProps {
  chart: NonNullable<TablePage["chart"]>;
  /** All that filters the rows but the chart's own range, which is selected in it. */
  filter: string;
  zone: Zone;
  range: TableAddress["range"];
  onRange: (range: TableAddress["range"]) => void;
  /** Changes when everything is to be read anew. */
  turn: number;
}

/** How many rows there are over time. It is loaded behind the rows, and keeps its line while another is on its way. */
export function ChartSection({ chart, filter, zone, range, onRange, turn }: ChartSectionProps): ReactNode {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [chart.stats.route, filter, turn],
    queryFn: async ({ signal }) => ({
      counts: await send(chart.stats, { query: { filter } }, { signal }),
      // The line ends there, and stays as it is while another is on its way.
      until: Date.now(),
    }),
    placeholderData: keepPreviousData,
  });
  const [opened] = useState(() => Date.now());
  const points = useMemo(() => pointsOf(data?.counts ?? [], data?.until ?? opened, zone), [data, opened, zone]);
  const failure = error && failureOf(error);
  if (failure && !failure.aborted && failure.status !== 400)
    return <FailedState title={texts.failure.chart} reason={failure.message} onRetry={() => void refetch()} />;
  return (
    <LineChart
      {...{ points, zone, range, onRange }}
      title={chart.title}
      unit={chart.unit}
      loading={isPending || isPlaceholderData}
    />
  );
}
