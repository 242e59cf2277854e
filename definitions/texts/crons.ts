/** What the page of crons says. A {name} is filled in by the runtime. */
export const cronTexts = {
  intro: "Jobs that the backend runs by itself. Times are in UTC.",
  list: "Crons",
  failed: "The crons could not be loaded.",
  empty: "This backend runs no jobs.",
  next: "in {span}",
  soon: "in less than a minute",
  run: "Run now",
  runJob: "Run {id} now",
  running: "Running",
  started: "Started {time}",
  result: "A job runs in the background. What it logs is in the logs.",
} as const;

/** What stands below a schedule that is edited. A {name} is filled in by the runtime. */
export const scheduleTexts = {
  says: "In UTC: {words}.",
  next: "Next in {span}.",
  never: "No backups are made by themselves.",
} as const;
