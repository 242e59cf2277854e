import type { ChartChoice } from "./chart-choice";

/** Statements of an earlier run. Never their result. */
export interface PastQuery {
  sql: string;
  /** When it was answered, in milliseconds; 0 if it was replaced before it ran. */
  at: number;
  /** Number of rows that it returned or changed; undefined if unknown. */
  rows?: number | undefined;
  changed?: number | undefined;
  failed?: true | undefined;
  /** Whether no answer came: the database may still have run them. */
  isUnknown?: true | undefined;
}

/** Saved text of the console with its chart. */
export interface SavedQuery {
  name: string;
  sql: string;
  chart?: ChartChoice | undefined;
}

/** Queries of one account on one backend, newest first and by name. */
export interface Queries {
  history: readonly PastQuery[];
  saved: readonly SavedQuery[];
}

// Number of remembered runs.
const longestHistory = 100;

/** Adds a run. An older run of the same statements is dropped. */
export const withRun = ({ history, saved }: Queries, run: PastQuery): Queries => ({
  history: [run, ...history.filter(({ sql }) => sql !== run.sql)].slice(0, longestHistory),
  saved,
});

/** Adds the runs of a history that was forgotten, after those since. */
export const withHistory = ({ history, saved }: Queries, forgotten: Queries["history"]): Queries => ({
  history: [...history, ...forgotten.filter(({ sql }) => history.every((run) => run.sql !== sql))].slice(
    0,
    longestHistory,
  ),
  saved,
});

/** Adds a saved query, in place of one with this name. */
export const withSaved = ({ history, saved }: Queries, query: SavedQuery): Queries => ({
  history,
  saved: [...saved.filter(({ name }) => name !== query.name), query].toSorted((a, b) => a.name.localeCompare(b.name)),
});

// A run sends no semicolon or space around its statements.
const trimmed = (sql: string): string => sql.trim().replace(/[\s;]+$/, "");

/** Returns whether a text would be lost if another one replaces it. */
export const isUnknown = ({ history, saved }: Queries, text: string): boolean =>
  trimmed(text) !== "" && [...history, ...saved].every(({ sql }) => trimmed(sql) !== trimmed(text));

/** Reads stored queries, and omits entries of another shape. */
export function readQueries(stored: unknown): Queries {
  const { history, saved } = Object(stored) as Partial<Record<keyof Queries, unknown>>;
  const listed = (value: unknown): Readonly<Record<string, unknown>>[] =>
    Array.isArray(value) ? value.filter((each) => typeof Object(each).sql === "string") : [];
  return {
    history: listed(history).map(({ sql, at, rows, changed, failed, isUnknown: unknown }) => ({
      sql: String(sql),
      at: Number(at) || 0,
      ...(typeof rows === "number" && { rows }),
      ...(typeof changed === "number" && { changed }),
      ...(failed === true && { failed }),
      ...(unknown === true && { isUnknown: unknown }),
    })),
    saved: listed(saved).flatMap(({ name, sql, chart }) =>
      typeof name === "string" ? [{ name, sql: String(sql), ...chartPart(chart) }] : [],
    ),
  };
}

const chartPart = (stored: unknown): { chart?: ChartChoice } => {
  const chart = readChart(stored);
  return chart ? { chart } : {};
};

function readChart(stored: unknown): ChartChoice | undefined {
  const { kind, x, y, colour } = Object(stored) as Partial<Record<keyof ChartChoice, unknown>>;
  if (kind !== "bar" && kind !== "line" && kind !== "point") return undefined;
  if (typeof x !== "number" || typeof y !== "number") return undefined;
  return { kind, x, y, ...(typeof colour === "number" && { colour }) };
}

/** Returns the parameters of a link that opens a query. It runs only when the admin says so. */
export const linkParameters = ({ sql, chart }: Pick<SavedQuery, "sql" | "chart">): string =>
  new URLSearchParams({ query: sql, ...(chart && { chart: JSON.stringify(chart) }) }).toString();

/** Reads the query in the parameters of a link; undefined if it has none. */
export function linkedQuery(parameters: URLSearchParams): Pick<SavedQuery, "sql" | "chart"> | undefined {
  const sql = parameters.get("query");
  if (sql === null) return undefined;
  try {
    return { sql, ...chartPart(JSON.parse(parameters.get("chart") ?? "null")) };
  } catch {
    return { sql };
  }
}
