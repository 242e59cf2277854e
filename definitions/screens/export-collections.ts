import { contentPage } from "../define";

export const exportCollections = contentPage({
  before: "v0.9",
  route: "/settings/export-collections",
  title: "Export collections",
  icon: "export",
  content: "exportCollections",
});
