import { contentPage } from "../define";

export const importCollections = contentPage({
  before: "v0.9",
  route: "/settings/import-collections",
  title: "Import collections",
  icon: "import",
  badge: "Experimental",
  content: "importCollections",
});
