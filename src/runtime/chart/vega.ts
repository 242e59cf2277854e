// Stands in for "vega" inside vega-embed: only what the compiled charts need.
import { transforms } from "vega-dataflow";
import * as used from "./generated/transforms";

Object.assign(transforms, used);

export { expressionInterpreter } from "vega-interpreter";
export { loader } from "vega-loader";
export { Warn, isBoolean, isObject, isString, logger, mergeConfig, writeConfig } from "vega-util";
export { View } from "vega-view";
export const version = "6.4.0";
/** The generator has parsed the chart already. */
export const parse = (dataflow: object): object => dataflow;
