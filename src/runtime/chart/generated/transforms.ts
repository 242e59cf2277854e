export { axisticks, datajoin, encode, scale, sortitems } from "vega-encode";
export { aggregate, collect, facet, filter, proxy, relay, sieve } from "vega-transforms";
export { bound, mark, overlap, render, viewlayout } from "vega-view-transforms";
