// Texts of charts over time. The runtime fills in a {name}.
export const chartTexts = {
  loading: "Loading...",
  per: { hour: "per hour", day: "per day" },
  zones: { utc: "UTC", local: "local time" },
  total: "{n} {unit}",
  from: "{total} from {from} to {to} ({zone}), counted {per}.",
  most: { hour: "Most in one hour: {n}, at {when}.", day: "Most in one day: {n}, on {when}." },
  soFar: "{when}, so far",
  choose: "Time range",
  chosen: { day: "{from} ({zone}): {total}", several: "{from} to {to} ({zone}): {total}" },
  table: {
    when: { hour: "Hour", day: "Day" },
    all: "{title} {per}, {zone}. Times not listed had none.",
    newest: "{title} {per}, {zone}: the newest {n} of {all}. Times not listed between them had none.",
  },
  range: {
    chosen: "{from} to {to}",
    clear: "Clear the time range",
    noChart: "No chart: the backend does not understand the filter.",
  },
} as const;

/** Limits of a chart: hourly points (beyond that, days), axis labels, and rows of its table. */
export const chartLimits = { hours: 1500, times: 15, counts: 6, rows: 48 };
