import { contentPage } from "./define";

export const exportCollections = contentPage({
  route: "/settings/export-collections",
  title: "Export collections",
  icon: "export",
  content: "exportCollections",
});
