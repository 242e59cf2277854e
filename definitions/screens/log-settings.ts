import { settingsPage } from "./define";

export const logSettings = settingsPage({
  since: "v0.20",
  route: "/settings/logs",
  title: "Log settings",
  icon: "chart",
  fields: [
    "logs.maxDays",
    {
      field: "logs.minLevel",
      widget: "select",
      choices: { "-4": "Debug", "0": "Info", "4": "Warning", "8": "Error" },
    },
    "logs.logIp",
    "logs.logIP",
    "logs.logAuthId",
    "logs.maxDataSize",
  ],
  success: "Successfully saved log settings.",
  confirmBefore: ["logsDeleted"],
});
