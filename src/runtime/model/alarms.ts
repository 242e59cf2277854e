import { noAlarm } from "../../../definitions/backend/log";
import { at } from "./path";
import { nothing } from "./values";

/** What a row says at these paths of what went wrong. */
export const alarmsOf = (row: unknown, paths: readonly string[]): string[] =>
  paths
    .map((path) => at(row, path))
    .filter((text) => !nothing(text) && text !== noAlarm)
    .map(String);
