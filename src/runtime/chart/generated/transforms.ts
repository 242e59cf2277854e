export { axisticks, datajoin, encode, scale, sortitems } from "vega-encode";
export { collect, proxy, sieve } from "vega-transforms";
export { bound, mark, overlap, render, viewlayout } from "vega-view-transforms";
