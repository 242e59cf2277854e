/** How much of a value stands in a table's cell: characters, names, digits of a date, and when and how an id is cut. */
export const cellLimits = { text: 200, ids: 20, date: 19, id: { whole: 27, first: 5, last: 10 } };

/** How much of a value stands in a panel until all of it is asked for, and is drawn in one piece then, in characters. */
export const fullLimits = { first: 20_000, firstOfNote: 1000, block: 20_000 };

/**
 * From how many characters on a text is edited in an editor that draws only what is in sight; how many a plain area holds
 * until that editor is loaded; and from how many on only the beginning is shown until all is asked for. A key among 10,000 Hebrew letters in an area takes 50 milliseconds.
 */
export const longText = { editorFrom: 5000, areaUpTo: 20_000, shortenedFrom: 4_000_000, beginning: 3000 };

/** In how many characters of a text its direction is looked for. */
export const directionFrom = 500;

/** How long a toast stays, in milliseconds. */
export const toastTimes = {
  info: 4000,
  success: 3000,
  warning: 4500,
  error: 4500,
  copied: 2000,
  configurationCopied: 3000,
};

/**
 * How long the pointer rests before a tooltip comes, none when another was just there; and how long it has to go from
 * the thing to its tooltip. In milliseconds.
 */
export const tooltipTimes = { delay: 400, grace: 200 };

/** The height of an editor of bodies before it grows, in rows. */
export const bodyRows = { rows: 14 };

/** The length of a new token secret, in characters. */
export const secretLength = 50;

/** The length of a generated password, in characters, unless accounts must have longer ones. */
export const generatedPasswordLength = 24;

/** The height of the text of an import, in rows; from how many characters on it is only shown, and how many of its lines are. */
export const importText = { rows: 15, editable: 500_000, shownLines: 500 };

/**
 * How many changes, sentences about one, its fields and the lines of a value, characters of a line, findings and counted
 * questions of an import are taken at once; how much of a value a sentence has, in characters; how deep a configuration,
 * and the brackets of a rule, may nest.
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
 * Of an import of records: from how many characters on a pasted text is read at once; above how many options of selects
 * only the columns in sight are drawn; how much of a name or a value is shown, in characters; how many problems of a row;
 * how deep a value may nest, how many cells CSV may have, and how many characters a row of it.
 */
export const recordImportLimits = {
  pasted: 100_000,
  options: 2500,
  shown: 200,
  samples: { rows: 20, values: 3, length: 40 },
  /** So few rows are shown at once, without their groups being opened. */
  opened: 10,
  problem: 1000,
  levels: 1000,
  cells: 100_000_000,
  row: 5_000_000,
};

/** How soon a draft is stored after a change, how long it is kept at most, in milliseconds; and how much of a value is shown. */
export const keptDrafts = { delay: 400, longest: 30 * 86_400_000, shown: 300, context: 40, values: 20 };

/** How many calls may find out what a deletion does to other records. */
export const removalCalls = 40;

/** How long a table's rows have been there before the form of one is loaded ahead, in milliseconds. */
export const aheadDelay = 300;
