/** API preview of records. Loaded when its panel opens. */
export { recordsApi } from "./api-docs/records-api";
