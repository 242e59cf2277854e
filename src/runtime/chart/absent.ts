// Replaces imports of vega-embed that a precompiled chart does not use: Vega-Lite, its themes and its tooltip.
export const version = "6.4.3";
export const Handler = Object;
