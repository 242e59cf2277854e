import { byVersion } from "./availability";

/** Label of the button that closes a form without changes. */
export const closeWord = byVersion({ "v0.8": "Cancel", "v0.23": "Close" });
