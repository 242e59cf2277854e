import { contentPage } from "./define";

export const sqlConsole = contentPage({
  since: "v0.39",
  route: "/sql",
  title: "SQL console",
  icon: "sql",
  content: "sql",
  drawsPage: true,
});
