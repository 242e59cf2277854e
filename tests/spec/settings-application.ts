import { entriesOf, names } from "./entry";

export const applicationSettings = entriesOf("application settings", {
  route: ["/settings"],
  text: [
    {
      says: "Settings > Application",
      as: ["Settings > Application", "Settings / Application", "Application"],
    },
    "Application name",
    "Application url",
    "Logs max days retention",
    "Hide collection create and edit controls",
    "This could prevent making accidental schema changes when in production environment.",
    "Save changes",
    "Cancel",
    "Successfully saved application settings.",
  ],
  key: names(`meta appName appUrl hideControls logs maxDays`),
  call: ["GET /api/settings", "PATCH /api/settings"],
});
