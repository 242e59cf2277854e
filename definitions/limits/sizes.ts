/** Display limits of a table cell: characters, ids, date digits, and when and how to shorten an id. */
export const cellLimits = { text: 200, ids: 20, date: 19, id: { whole: 27, first: 5, last: 10 } };

/** Characters of a value in a panel before "Show all", and per rendered block afterwards. */
export const fullLimits = { first: 20_000, firstOfNote: 1000, block: 20_000 };

/**
 * Thresholds for long texts, in characters. A virtualized editor from `editorFrom`, a plain area up to `areaUpTo` until
 * that editor is loaded, and only the beginning from `shortenedFrom`. A key in an area with 10,000 Hebrew letters takes
 * 50 milliseconds.
 */
export const longText = { editorFrom: 5000, areaUpTo: 20_000, shortenedFrom: 4_000_000, beginning: 3000 };

/** A page of a table has these rows for each such height of the window, in pixels. */
export const pageStep = { height: 300, rows: 10 };

/** Largest degrees of a point on the earth, in both directions. */
export const mostDegrees = { lat: 90, lon: 180 };

/** Leading characters used to detect the text direction. */
export const directionSampleLength = 500;

/** Duration of toasts in milliseconds. */
export const toastTimes = {
  info: 4000,
  success: 3000,
  warning: 4500,
  error: 4500,
  copied: 2000,
  configurationCopied: 3000,
};

/**
 * Tooltip times in milliseconds: the delay, skipped right after another tooltip, and the time to move the pointer into
 * the tooltip.
 */
export const tooltipTimes = { delay: 400, grace: 200 };

/** Initial height of a body editor, in rows. */
export const bodyRows = { rows: 14 };

/** Length of a new token secret, in characters. */
export const secretLength = 50;

/** Length of a generated password in characters, unless longer ones are required. */
export const generatedPasswordLength = 24;

/** Text of an import: its rows, the length from which it is read-only, and the lines then shown. */
export const importText = { rows: 15, editable: 500_000, shownLines: 500 };

/**
 * Display limits of an import: changes, facts, fields, lines, characters per line, findings and counts. `value` limits
 * values in sentences, in characters. `levels` and `brackets` limit nesting.
 */
export const importLimits = {
  changes: 100,
  facts: 50,
  parts: 100,
  lines: 200,
  line: 1000,
  findings: 20,
  counts: 200,
  countsAtOnce: 4,
  value: 200,
  levels: 1000,
  brackets: 200,
};

/**
 * Limits of a record import. `pasted` is in characters. Above `options` select options, only visible columns are
 * rendered. `shown` and `problem` are displayed characters. `levels`, `cells` and `row` limit the input, with `row` in
 * characters.
 */
export const recordImportLimits = {
  pasted: 100_000,
  options: 2500,
  shown: 200,
  samples: { rows: 20, values: 3, length: 40 },
  /** Up to this many rows are shown without expanding their groups. */
  opened: 10,
  problem: 1000,
  levels: 1000,
  cells: 100_000_000,
  row: 5_000_000,
};

/** Drafts: save delay and longest age in milliseconds, then display limits. */
export const savedDraftLimits = { delay: 400, longest: 30 * 86_400_000, shown: 300, context: 40, values: 20 };

/** Most calls to find the effects of a deletion on other records. */
export const maxRemovalCalls = 40;

/** Delay in milliseconds between the first rows and the prefetch of their form. */
export const prefetchDelay = 300;
