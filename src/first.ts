import { menu, screens } from "../definitions";
import { parts } from "./parts";
import { beginCalls } from "./runtime/api/first-calls";
import { guardSession } from "./runtime/api/guard-session";
import { newQueryClient } from "./runtime/api/queries";
import { firstScreen, startRoute } from "./runtime/app/first-screen";
import { askBeforeLeaving } from "./runtime/store/ask-before-leaving";
import { hasUnsavedFields } from "./runtime/store/drafts";
import { followTabs, validSession } from "./runtime/store/session";
import { styleToken } from "./runtime/ui/page/root-style";

// The first page is where a refused admin is sent: one who is there already stays, and sees what failed.
const goHome = (): void => {
  if (!window.location.hash.startsWith(`#${startRoute({ screens, menu }, true)}`)) window.location.replace("#/");
};

const queries = newQueryClient();
const first = firstScreen({ screens, menu }, window.location, validSession() !== undefined);
const kind = first?.screen.kind ?? "message";
const needed = kind === "signedOut" || kind === "message" ? ([kind] as const) : ([kind, "Shell"] as const);
// All that the first page needs is asked for at once: what draws it, and its calls while that is on its way.
for (const name of needed) parts[name]().catch(() => {});
const starting = import("./start");
if (first) beginCalls(queries, first.screen, first.search);
// Ids stand in nearly every table: a font that comes once rows are drawn has all of them laid out and painted again.
if (kind === "table") document.fonts.load(`1em ${styleToken("--mono")}`).catch(() => {});
followTabs();
guardSession(queries, goHome);
askBeforeLeaving(hasUnsavedFields);
/** Settles once React has been handed the first page; fails where the file that does so could not be loaded. */
export const started = starting.then(({ start }) => start(queries, needed));
