import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import "./style/index.css";
import { createRoot } from "react-dom/client";
import { registry } from "./product";
import { guardSession } from "./runtime/api/guard-session";
import { newQueryClient } from "./runtime/api/queries";
import { followTabs } from "./runtime/store/session";
import { askBeforeLeaving } from "./runtime/store/drafts";
import { App } from "./runtime/app/App";

// The first page is where a refused admin is sent: one who is there already stays, and sees what failed.
const goHome = (): void => {
  const first = registry.menu[0]!.groups[0]!.pages[0]!.route;
  if (!window.location.hash.startsWith(`#${first}`)) window.location.replace("#/");
};

const queries = newQueryClient();
followTabs();
guardSession(queries, goHome);
askBeforeLeaving();
createRoot(document.getElementById("root")!).render(<App product={registry} queries={queries} />);
