// What every chart over time says. A {name} is filled in by the runtime.
export const chartTexts = {
  loading: "Loading...",
  per: { hour: "per hour", day: "per day" },
  zones: { utc: "UTC", local: "local time" },
  total: "{n} {unit}",
  from: "{total} from {from} to {to} ({zone}), counted {per}.",
  most: { hour: "Most in one hour: {n}, at {when}.", day: "Most in one day: {n}, on {when}." },
  choose: "Time range",
  chosen: { day: "{from} ({zone}): {total}", several: "{from} to {to} ({zone}): {total}" },
  table: {
    when: { hour: "Hour", day: "Day" },
    all: "{title} {per}, {zone}. Times not listed had none.",
    newest: "{title} {per}, {zone}: the newest {n} of {all}. Times not listed between them had none.",
  },
} as const;

/** What a chart shows at most: points of an hour each (beyond that, days), names along an axis, rows of its table. */
export const chartLimits = { hours: 1500, times: 15, counts: 6, rows: 48 };
