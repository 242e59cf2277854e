import { byVersion } from "../language/availability";
import { contentPage } from "./define";

export const importCollections = contentPage({
  route: "/settings/import-collections",
  title: "Import collections",
  icon: "import",
  badge: byVersion({ "v0.8": "Experimental", "v0.23": "" }),
  content: "importCollections",
});
