/** How days and months are called, from Sunday and from January on. */
export const dateTexts = {
  days: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  /** What is typed, by 24 hours. */
  format: "yyyy-MM-dd HH:mm:ss",
  now: "Now",
  clear: "Clear",
  choose: "Choose a day for {label}",
  before: "Previous month",
  after: "Next month",
} as const;
