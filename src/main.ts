import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import "./style/index.css";
import { showEarlySignIn } from "./early-sign-in";

const root = document.getElementById("root")!;
const notLoaded = document.getElementById("not-loaded");
notLoaded?.remove();
// The definitions and React take the thread for a while: what is there without them is to be seen first.
void showEarlySignIn(root)
  .then(() => import("./first"))
  .then(({ started }) => started)
  .catch((fault: unknown) => {
    console.warn("The dashboard could not be loaded.", fault);
    if (!(notLoaded instanceof HTMLTemplateElement)) return;
    root.replaceChildren(notLoaded.content.cloneNode(true));
    root.querySelector("button")!.addEventListener("click", () => window.location.reload());
  });
