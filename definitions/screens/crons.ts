import { contentPage } from "./define";

export const crons = contentPage({
  since: "v0.24",
  route: "/settings/crons",
  title: "Crons",
  icon: "crons",
  content: "crons",
});
