import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import "./style/index.css";
import { eras } from "../definitions";
import { storageKeys } from "../definitions/texts/storage-keys";
import { showEarlySignIn } from "./early-sign-in";
import { readText } from "./runtime/store/browser-storage";

// The pages of the backend that was there last are on their way before what asks for them is there.
eras[readText(storageKeys.era) ?? ""]?.load().catch(() => {});

const root = document.getElementById("root")!;
// The definitions and React take the thread for a while: what is there without them is to be seen first.
void showEarlySignIn(root)
  .then(() => import("./first"))
  .then(({ started }) => started)
  .then(() => document.getElementById("not-loaded")?.remove())
  .catch((fault: unknown) => {
    console.warn("The dashboard could not be loaded.", fault);
    // As if this script itself had been lost: `src/theme.js` tells of both.
    document.querySelector("script[type=module]")?.dispatchEvent(new Event("error"));
  });
