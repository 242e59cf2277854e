import { listenToReact } from "./drawn";

// Loaded before all else, as React looks for a listener when it is loaded.
listenToReact();
