import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import "./style/index.css";
import { createRoot } from "react-dom/client";
import { product } from "./product";
import { guardSession } from "./runtime/data/guard-session";
import { newQueryClient } from "./runtime/data/queries";
import { followTabs } from "./runtime/data/session";
import { App } from "./runtime/shell/App";

const queries = newQueryClient();
followTabs();
guardSession(() => {
  window.location.hash = "#/";
});
createRoot(document.getElementById("root")!).render(<App product={product} queries={queries} />);
