import type { ReactNode } from "react";
import { type ChartDescription, chartTable } from "../model/chart/points";

/** Data of a chart as a visually hidden table, for screen readers. */
export function ChartTable(description: ChartDescription): ReactNode {
  const { caption, heads, rows } = chartTable(description);
  if (rows.length === 0) return null;
  return (
    <div className="sr">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([when, n]) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td>{n}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
