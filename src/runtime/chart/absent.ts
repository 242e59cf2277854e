// Stands in for what vega-embed imports and a chart compiled beforehand never uses: Vega-Lite, its themes and its tooltip.
export const version = "6.4.3";
export const Handler = Object;
