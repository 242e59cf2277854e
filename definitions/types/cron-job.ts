/** Job that the backend runs on a schedule. */
export interface CronJob {
  id: string;
  /** Minute, hour, day, month and weekday in UTC, or a name such as "@daily". */
  expression: string;
}
