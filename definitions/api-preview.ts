/** What the preview of the API tells. It is loaded when it is opened. */
export { recordsApi } from "./backend/records-api";
