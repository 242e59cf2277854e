// Vega's packages have no types of their own.
declare module "vega-dataflow" {
  export const transforms: Record<string, unknown>;
}
declare module "vega-encode";
declare module "vega-loader" {
  export { loader } from "vega";
}
declare module "vega-transforms";
declare module "vega-view" {
  export { View } from "vega";
}
declare module "vega-view-transforms";
