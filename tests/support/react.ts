import { listenToReact } from "./drawn";

// React looks for a listener when it is loaded, so load this first.
listenToReact();
