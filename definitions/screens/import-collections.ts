import { contentPage } from "../define";

export const importCollections = contentPage({
  route: "/settings/import-collections",
  title: "Import collections",
  icon: "import",
  parent: "Settings",
  badge: "Experimental",
  content: "importCollections",
});
