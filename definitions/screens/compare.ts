import { contentPage } from "./define";

export const compare = contentPage({
  route: "/settings/compare",
  title: "Compare environments",
  icon: "compare",
  forSeveralBackends: true,
  content: "compare",
});
