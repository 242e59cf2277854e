/** API preview of records. Loaded when its panel opens. */
export { recordsApi } from "./backend/records-api";
