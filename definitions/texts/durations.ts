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
