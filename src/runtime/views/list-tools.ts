export { FieldTools, HeaderTools } from "./FieldTools";
