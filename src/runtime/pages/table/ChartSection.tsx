import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import type { HourCount } from "../../../../definitions/language/call-kinds";
import type { TablePage } from "../../../../definitions/language/table";
import { texts } from "../../../../definitions/texts/texts";
import { send } from "../../api/send";
import { LineChart } from "../../chart/LineChart";
import { failureOf } from "../../model/calls/failure";
import { pointsOf } from "../../model/chart/points";
import type { TableAddress } from "../../model/table/address";
import type { Zone } from "../../model/values/time/clock";
import { serverNow } from "../../store/server-clock";
import { useMeasures } from "../../table/use-measures";
import { FailedState } from "../../ui/notices/EmptyState";

interface ChartSectionProps {
  chart: NonNullable<TablePage["chart"]>;
  /** The id of the item whose rows are counted, where the table stands beside a list. */
  itemId: string | undefined;
  /** All that filters the rows but the chart's own range, which is selected in it. */
  filter: string;
  zone: Zone;
  range: TableAddress["range"];
  onRange: (range: TableAddress["range"]) => void;
  /** Changes when everything is to be read anew. */
  turn: number;
}

interface Counted {
  counts: readonly HourCount[];
  /** The line ends there, and stays as it is while another is on its way; milliseconds. */
  until: number;
}

/** The chart of a table. Where it would leave no room for rows it is folded, and loaded once it is unfolded. */
export function ChartSection(props: ChartSectionProps): ReactNode {
  const { low } = useMeasures();
  const [open, setOpen] = useState(false);
  if (!low) return <Chart {...props} />;
  return (
    <details className="chart-fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.chart.title}</summary>
      {open && <Chart {...props} />}
    </details>
  );
}

/**
 * How many rows there are over time. It is loaded behind the rows, and keeps its line while another is on its way and
 * while the backend refuses the filter: nothing but a count of none looks like none.
 */
function Chart({ chart, itemId, filter, zone, range, onRange, turn }: ChartSectionProps): ReactNode {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [chart.stats.route, itemId, filter, turn],
    queryFn: async ({ signal }): Promise<Counted> => ({
      counts: await send(chart.stats, { query: { filter } }, { signal }),
      until: serverNow(),
    }),
  });
  const [kept, keep] = useState<Counted>();
  if (data && data !== kept) keep(data);
  const drawn = data ?? kept;
  const points = useMemo(() => drawn && pointsOf(drawn.counts, drawn.until, zone), [drawn, zone]);
  const failure = error && failureOf(error);
  const filterRejected = failure?.status === 400;
  if (failure && !failure.aborted && !filterRejected)
    return <FailedState title={texts.failure.chart} reason={failure.message} onRetry={() => void refetch()} />;
  if (filterRejected && !drawn) return <p className="chart chart--wait chart--none">{texts.range.noChart}</p>;
  return (
    <LineChart
      {...{ points, zone, range, onRange }}
      title={chart.title}
      unit={chart.unit}
      loading={!data && (isFetching || !drawn)}
    />
  );
}
