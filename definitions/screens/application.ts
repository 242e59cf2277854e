import { settingsPage } from "../define";

export const application = settingsPage({
  before: "v0.9",
  route: "/settings",
  title: "Application settings",
  menu: "Application",
  icon: "application",
  fields: ["meta.appName", "meta.appUrl", { slot: "mailLinksNote" }, "logs.maxDays", "meta.hideControls"],
  success: "Successfully saved application settings.",
  confirmBefore: ["logsDeleted"],
});
