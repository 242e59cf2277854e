/** Texts of the crons page. The runtime fills in a {name}. */
export const cronTexts = {
  intro: "Jobs that the backend runs on a schedule. Times are in UTC.",
  list: "Crons",
  failed: "The crons could not be loaded.",
  empty: "This backend runs no jobs.",
  next: "in {span}",
  soon: "in less than a minute",
  run: "Run now",
  runJob: "Run {id} now",
  running: "Running",
  started: "Started {time}",
  result: "Jobs run in the background. See the logs for their output.",
} as const;

/** Texts below the schedule editor. The runtime fills in a {name}. */
export const scheduleTexts = {
  says: "In UTC: {words}.",
  next: "Next in {span}.",
  never: "No automatic backups.",
} as const;
