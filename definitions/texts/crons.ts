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

/** Schedules to choose from, at midnight in UTC. */
export const schedulePresets = [
  { label: "Every day", expression: "0 0 * * *" },
  { label: "Every Sunday", expression: "0 0 * * 0" },
  { label: "Monday and Wednesday", expression: "0 0 * * 1,3" },
  { label: "First day of the month", expression: "0 0 1 * *" },
] as const;

/** Texts below the schedule editor. The runtime fills in a {name}. */
export const scheduleTexts = {
  says: "In UTC: {words}.",
  next: "Next in {span}.",
  presets: "Schedules",
  never: "No automatic backups.",
} as const;
