import { IconPhoto, IconRotate, IconVector } from "@tabler/icons-react";
import { useMemo, useRef, type ReactNode, type RefObject } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import type { SqlAnswer } from "../../../definitions/types/sql";
import { toFailure } from "../../backend/calls/failure";
import { showToast } from "../../browser/toasts";
import { LazySeriesDrawing } from "../../runtime/chart/LazySeriesDrawing";
import { Button } from "../../runtime/ui/controls/Button";
import { SelectBox } from "../../runtime/ui/controls/SelectBox";
import { MoreMenu } from "../../runtime/ui/menus/MoreMenu";
import { EmptyState } from "../../runtime/ui/notices/EmptyState";
import { interpolate } from "../../values/text/text";
import { savePicture, type PictureFormat } from "./chart-picture";
import {
  chartColumns,
  fitsChart,
  guessChart,
  isColour,
  mostSeries,
  type ChartChoice,
  type ChartColumn,
} from "./model/chart-choice";
import { resultChart, type Series } from "./model/chart-marks";

const { chart: said } = sqlTexts;

interface ResultChartProps {
  answer: SqlAnswer;
  /** Choice of the admin; undefined for a guess. */
  choice: ChartChoice | undefined;
  onChoose: (choice: ChartChoice | undefined) => void;
}

/** Chart of a result, and its kind and columns to choose. */
export function ResultChart({ answer, choice, onChoose }: ResultChartProps): ReactNode {
  const columns = useMemo(() => chartColumns(answer), [answer]);
  const used = choice && fitsChart(choice, columns) ? choice : guessChart(columns);
  const chart = useMemo(() => used && resultChart(answer, used), [answer, used]);
  const figure = useRef<HTMLElement>(null);
  if (!used || !chart) return <EmptyState icon="chart" title={said.none} />;
  const nameAt = (index: number): string => columns[index]!.name;
  const y = chart.sums ? interpolate(said.sum, { y: nameAt(used.y) }) : nameAt(used.y);
  const colour = used.colour === undefined ? undefined : nameAt(used.colour);
  const title = interpolate(colour === undefined ? said.title : said.titleBy, { y, x: nameAt(used.x), colour });
  return (
    <div className="sql-chart scroll">
      <ChartChoices {...{ columns, used }} isGuessed={used !== choice} onChoose={onChoose}>
        <ChartExport figure={figure} />
      </ChartChoices>
      <figure ref={figure} className="sql-figure">
        <figcaption>
          <b>{title}</b>
          <Legend series={chart.series} />
          {chart.omitted > 0 && <span>{interpolate(said.others, { n: mostSeries, colour })}</span>}
          <span className="sr">{said.values}</span>
        </figcaption>
        <LazySeriesDrawing marks={chart.marks} />
      </figure>
    </div>
  );
}

function ChartExport({ figure }: { figure: RefObject<HTMLElement | null> }): ReactNode {
  const save = (format: PictureFormat): void =>
    void savePicture(said.fileName, figure.current!, format).catch((thrown: unknown) =>
      showToast("error", interpolate(said.notSaved, { reason: toFailure(thrown).message })),
    );
  return (
    <MoreMenu
      label={said.download}
      items={[
        { icon: IconPhoto, label: said.png, onSelect: () => save("png") },
        { icon: IconVector, label: said.svg, onSelect: () => save("svg") },
      ]}
    />
  );
}

const signs: Readonly<Record<string, string>> = {
  circle: "●",
  square: "■",
  "triangle-up": "▲",
  diamond: "◆",
  "triangle-down": "▼",
  "triangle-right": "▶",
};

const Legend = ({ series }: { series: readonly Series[] }): ReactNode =>
  series.map(({ name, tone, shape }) => (
    <span key={name} className="sql-series">
      <span aria-hidden="true" style={{ color: tone }}>
        {signs[shape]}
      </span>
      {name ?? said.empty}
    </span>
  ));

interface ChoicesProps {
  columns: readonly ChartColumn[];
  used: ChartChoice;
  isGuessed: boolean;
  onChoose: (choice: ChartChoice | undefined) => void;
  children: ReactNode;
}

function ChartChoices({ columns, used, isGuessed, onChoose, children }: ChoicesProps): ReactNode {
  const named = (fits: (column: ChartColumn) => boolean) =>
    columns.filter(fits).map(({ index, name }) => ({ value: String(index), label: name }));
  const none = { value: "", label: said.noColour };
  const kinds = Object.entries(said.kinds).map(([value, label]) => ({ value, label }));
  return (
    <div className="sql-choices">
      <SelectBox
        className="sql-choice"
        label={said.kind}
        value={used.kind}
        choices={kinds}
        onChange={(kind) => onChoose({ ...used, kind: kind as ChartChoice["kind"] })}
      />
      <SelectBox
        className="sql-choice"
        label={said.x}
        value={String(used.x)}
        choices={named(() => true)}
        onChange={(x) => onChoose({ ...used, x: Number(x) })}
      />
      <SelectBox
        className="sql-choice"
        label={said.y}
        value={String(used.y)}
        choices={named(({ kind }) => kind === "number")}
        onChange={(y) => onChoose({ ...used, y: Number(y) })}
      />
      <SelectBox
        className="sql-choice"
        label={said.colour}
        value={String(used.colour ?? "")}
        choices={[none, ...named(isColour)]}
        onChange={(colour) => onChoose({ ...used, colour: colour === "" ? undefined : Number(colour) })}
      />
      {!isGuessed && (
        <Button look="quiet" onClick={() => onChoose(undefined)}>
          <IconRotate className="i" aria-hidden="true" />
          {said.guess}
        </Button>
      )}
      {children}
    </div>
  );
}
