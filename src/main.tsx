import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import "./style/index.css";
import { createRoot } from "react-dom/client";
import { product } from "./product";
import { guardSession } from "./runtime/data/guard-session";
import { newQueryClient } from "./runtime/data/queries";
import { followTabs } from "./runtime/data/session";
import { askBeforeLeaving } from "./runtime/form/drafts";
import { App } from "./runtime/shell/App";

// The first page is where a refused admin is sent: one who is there already stays, and sees what failed.
const goHome = (): void => {
  const first = product.menu[0]!.groups[0]!.pages[0]!.route;
  if (!window.location.hash.startsWith(`#${first}`)) window.location.replace("#/");
};

const queries = newQueryClient();
followTabs();
guardSession(queries, goHome);
askBeforeLeaving();
createRoot(document.getElementById("root")!).render(<App product={product} queries={queries} />);
