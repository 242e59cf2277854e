import type { Version } from "../definitions/language/versions";
import { resolvePages, type VersionPages } from "./join/resolve-pages";
import { lazyScreens } from "./join/lazy-screens";
import { findVersion } from "./backend/detection/find-version";
import { prefetchScreen } from "./runtime/prefetch/prefetch-screen";
import { guardSession } from "./backend/guard/guard-session";
import { idle } from "./runtime/ui/loading/when-idle";
import { awaitLock } from "./backend/api/send";
import { newQueryClient } from "./backend/api/queries";
import { firstScreen, startRoute } from "./runtime/app/first-screen";
import { environmentName } from "./browser/environment";
import { haveSameCalls } from "./backend/dialects/same-calls";
import { selectBackend } from "./backend/version/backend";
import { askBeforeLeaving } from "./runtime/store/unfinished-work";
import { dropDraftsWithSession } from "./runtime/store/drafts-of-session";
import { hasUnsavedFields } from "./runtime/store/drafts";
import { newestPossible } from "./backend/detection/proven-version";
import { subscribeToTabs, useSession, validSession } from "./backend/session/session";
import { styleToken } from "./runtime/ui/page/root-style";

const queries = newQueryClient();
const starting = import("./start");
starting.catch(() => {});

/** Selects a version. Returns its pages. */
function select(version: Version): VersionPages {
  selectBackend(version, newestPossible(version));
  return resolvePages(version);
}

/** Prefetches the code and data of the first page. */
function begin({ product }: VersionPages): (keyof typeof lazyScreens)[] {
  const first = firstScreen(product, window.location, validSession() !== undefined);
  const kind = first?.screen.kind ?? "message";
  const needed: (keyof typeof lazyScreens)[] = kind === "signedOut" || kind === "message" ? [kind] : [kind, "Shell"];
  if (environmentName() !== undefined) {
    awaitLock(lazyScreens.Environment);
    needed.push("Environment");
  }
  for (const name of needed) lazyScreens[name]().catch(() => {});
  if (first) prefetchScreen(queries, first.screen, first.search);
  // Nearly every table shows ids. If their font arrived after the rows, all rows would be laid out again.
  if (kind === "table") document.fonts.load(`1em ${styleToken("--mono")}`).catch(() => {});
  return needed;
}

/** Runs work once there is a session, now or later. */
function whenSignedIn(work: () => void): void {
  if (validSession()) return work();
  const stop = useSession.subscribe(({ session }) => {
    if (!session) return;
    stop();
    work();
  });
}

async function startUp(): Promise<void> {
  let pages = select(await findVersion());
  // Sends a refused admin to the start page. On the start page itself, the error is shown.
  const goHome = (): void => {
    if (!window.location.hash.startsWith(`#${startRoute(pages.product, true)}`)) window.location.replace("#/");
  };
  const needed = begin(pages);
  subscribeToTabs();
  const drawing = starting.then(({ start }) => start(queries, pages, needed));
  const showVersion = async (version: Version): Promise<void> => {
    // A load error is reported below.
    const draw = await drawing.catch(() => undefined);
    if (!draw) return;
    const before = pages.version;
    pages = select(version);
    if (!haveSameCalls(before, version)) queries.clear();
    draw(pages);
  };
  guardSession(queries, goHome, (version) => void showVersion(version));
  dropDraftsWithSession();
  askBeforeLeaving(hasUnsavedFields);
  await drawing;
  // The first rows are more urgent. If it cannot be loaded, the assumed version remains.
  whenSignedIn(() =>
    idle()
      .then(() => import("./backend/detection/subscribe-to-version"))
      .then(({ subscribeToVersion }) => subscribeToVersion(queries, (version) => void showVersion(version)))
      .catch(() => {}),
  );
}

/** Resolves once React has rendered the first page; rejects if its code fails to load. */
export const started = startUp();
// The importing module adds its handler later.
started.catch(() => {});
