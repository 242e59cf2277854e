import { contentPage } from "./define";

export const importCollections = contentPage({
  route: "/settings/import-collections",
  title: "Import collections",
  icon: "import",
  badge: "Experimental",
  content: "importCollections",
});
