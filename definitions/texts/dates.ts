/** Names of days from Sunday, and of months from January. */
export const dateTexts = {
  days: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  /** Input format, with 24 hours. */
  format: "yyyy-MM-dd HH:mm:ss",
  now: "Now",
  clear: "Clear",
  choose: "Choose a day for {label}",
  before: "Previous month",
  after: "Next month",
  month: "Month",
  year: "Year",
  /** Notes below a field in local time. */
  local: {
    zone: "local time",
    utc: "{time} UTC",
    skipped: "Clocks skip this hour. Saved as {time}.",
    repeated: "This hour comes twice. Saved as the first one. Add {offset} for the second.",
  },
} as const;

/** Units of a duration in seconds, largest first. The runtime fills in a {name}. */
export const durationTexts = {
  units: [
    { seconds: 86_400, one: "{n} day", many: "{n} days" },
    { seconds: 3600, one: "{n} hour", many: "{n} hours" },
    { seconds: 60, one: "{n} minute", many: "{n} minutes" },
    { seconds: 1, one: "{n} second", many: "{n} seconds" },
  ],
  about: "about {span}",
} as const;
