// Replaces "vega" inside vega-embed with the parts that compiled charts need.
import { transforms } from "vega-dataflow";
import * as used from "./generated/transforms";

Object.assign(transforms, used);

export { expressionInterpreter } from "vega-interpreter";
export { loader } from "vega-loader";
export { Warn, isBoolean, isObject, isString, logger, mergeConfig, writeConfig } from "vega-util";
export { View } from "vega-view";
export const version = "6.4.0";
/** Returns the dataflow as it is: the generator has already parsed the chart. */
export const parse = (dataflow: object): object => dataflow;
