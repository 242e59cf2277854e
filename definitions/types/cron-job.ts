/** A job that the backend runs by itself. */
export interface CronJob {
  id: string;
  /** Minute, hour, day, month and weekday in UTC, or a name such as "@daily". */
  expression: string;
}
