import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { texts } from "../../../../definitions/texts/texts";
import { chartTexts } from "../../../../definitions/texts/chart";
import { countsQuery } from "../../../backend/api/rows-cache";
import { LineChart } from "../../chart/LineChart";
import { toFailure } from "../../../backend/calls/failure";
import { pointsOf } from "../../model/chart/points";
import type { TableAddress } from "../../model/table/address";
import type { Zone } from "../../../values/time/clock";
import { useMeasures } from "../../table/use-measures";
import { FailedState } from "../../ui/notices/EmptyState";

interface ChartSectionProps {
  chart: NonNullable<TablePage["chart"]>;
  /** Id of the item whose rows are counted, if the table has a sidebar. */
  itemId: string | undefined;
  /** All filters of the rows except the time range, which is selected in the chart. */
  filter: string;
  zone: Zone;
  range: TableAddress["range"];
  onRange: (range: TableAddress["range"]) => void;
  /** Refresh count: a new value fetches the counts again. */
  refreshCount: number;
}

/** Chart of a table. In a low window it is collapsed, and loads once expanded. */
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
 * Number of rows over time. Keeps the last line while new counts load, or if the backend rejects the filter: an empty
 * chart must mean zero rows.
 */
function Chart({ chart, itemId, filter, zone, range, onRange, refreshCount }: ChartSectionProps): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(countsQuery(chart.stats, itemId, filter, refreshCount));
  const [kept, keep] = useState<typeof data>();
  if (data && data !== kept) keep(data);
  const drawn = data ?? kept;
  const points = useMemo(() => drawn && pointsOf(drawn.counts, drawn.until, zone), [drawn, zone]);
  const failure = error && toFailure(error);
  const filterRejected = failure?.status === 400;
  if (failure && !failure.aborted && !filterRejected)
    return <FailedState title={texts.failure.chart} reason={failure.message} onRetry={() => void refetch()} />;
  if (filterRejected && !drawn) return <p className="chart chart--wait chart--none">{chartTexts.range.noChart}</p>;
  return (
    <LineChart
      {...{ points, zone, range, onRange }}
      title={chart.title}
      unit={chart.unit}
      loading={!data && (isFetching || !drawn)}
    />
  );
}
