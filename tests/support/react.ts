import * as react from "react";
import { listenToReact } from "./drawn";

// React looks for a listener when it is loaded, so load this first.
listenToReact();

// React records a stack for each element up to a limit, which costs a tenth of the tests. No test reads them.
const internals = Object.entries(react).find(([name]) => name.startsWith("__CLIENT_INTERNALS"))![1] as object;
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => {} });
