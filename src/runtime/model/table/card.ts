import type { ColumnModel } from "./columns";

/** Grid position of a column's value on a card. */
export interface CardPlace {
  gridRow: string;
  gridColumn: string;
  /** Last of several values in its line. */
  last: boolean;
  /** Its label is shown before it. */
  named: boolean;
}

/** Layout of a row as a card: columns in order, each with its position. */
export interface CardLayout {
  columns: readonly ColumnModel[];
  places: readonly CardPlace[];
  lines: number;
  /** Value of grid-template-columns. */
  tracks: string;
}

const lineOf = ({ cellOptions: { card } }: ColumnModel): number =>
  card === undefined || card === "lead" ? 0 : typeof card === "number" ? card : card.line;

/** Computes the card layout, or undefined if no column is shown on cards. */
export function cardLayout(columns: readonly ColumnModel[]): CardLayout | undefined {
  const shown = columns.filter(({ cellOptions }) => cellOptions.card !== undefined);
  if (shown.length === 0) return undefined;
  const lines = Math.max(...shown.map(lineOf));
  const first = shown.some(({ cellOptions }) => cellOptions.card === "lead") ? 2 : 1;
  const inLine = (line: number): ColumnModel[] => shown.filter((column) => lineOf(column) === line);
  const widest = Math.max(...shown.map((column) => inLine(lineOf(column)).length));
  const placeOf = (column: ColumnModel): CardPlace => {
    const { card } = column.cellOptions;
    if (card === "lead") return { gridRow: `1 / span ${lines}`, gridColumn: "1", last: false, named: false };
    const others = inLine(lineOf(column));
    const at = others.indexOf(column);
    const ends = at === others.length - 1;
    return {
      gridRow: String(lineOf(column)),
      gridColumn: ends ? `${first + at} / -1` : String(first + at),
      last: ends && others.length > 1,
      named: typeof card === "object",
    };
  };
  return {
    columns: shown,
    places: shown.map(placeOf),
    lines,
    tracks: [...(first === 2 ? ["2.25rem"] : []), ...Array<string>(widest - 1).fill("auto"), "minmax(0, 1fr)"].join(
      " ",
    ),
  };
}
