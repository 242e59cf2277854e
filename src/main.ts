import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import "./style/index.css";
import { showEarlySignIn } from "./early-sign-in";

const root = document.getElementById("root")!;
// The definitions and React take the thread for a while: what is there without them is to be seen first.
void showEarlySignIn(root)
  .then(() => import("./first"))
  .then(({ started }) => started)
  .catch((fault: unknown) => {
    console.warn("The dashboard could not be loaded.", fault);
    root.replaceChildren(notLoaded(root.dataset));
  });

// Without React and the texts there is no other way to say so.
function notLoaded({ notLoaded: says = "", retry = "" }: DOMStringMap): HTMLElement {
  const around = Object.assign(document.createElement("div"), { className: "signed-out" });
  const page = Object.assign(document.createElement("main"), { className: "signed-out-box" });
  const sentence = Object.assign(document.createElement("p"), { role: "alert", textContent: says });
  const again = Object.assign(document.createElement("button"), { className: "btn btn--large", textContent: retry });
  again.addEventListener("click", () => window.location.reload());
  page.append(sentence, again);
  around.append(page);
  return around;
}
