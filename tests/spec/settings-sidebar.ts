import { entriesOf } from "./entry";

export const settingsSidebar = entriesOf("settings sidebar", {
  route: ["/settings", "/settings/mail"],
  text: ["Settings", "Application", "Mail settings"],
});
