import { contentPage } from "./define";

export const diagram = contentPage({
  route: "/diagram",
  title: "Diagram",
  icon: "relation",
  content: "diagram",
});
