import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import "./join/signed-out-styles.css";
import { showEarlySignIn } from "./early-sign-in";

const root = document.getElementById("root")!;
// Definitions and React block the thread for a while, so show the early form first.
void showEarlySignIn(root)
  .then(() => import("./first"))
  .then(({ started }) => started)
  .then(() => document.getElementById("not-loaded")?.remove())
  .catch((fault: unknown) => {
    console.warn("The dashboard could not be loaded.", fault);
    // `src/theme.js` handles a load error of this script, too.
    document.querySelector("script[type=module]")?.dispatchEvent(new Event("error"));
  });
