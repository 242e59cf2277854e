export { FieldTools } from "./FieldTools";
