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
