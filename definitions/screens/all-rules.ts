import { contentPage } from "./define";

export const allRules = contentPage({
  route: "/rules",
  title: "All rules",
  icon: "guard",
  content: "allRules",
});
