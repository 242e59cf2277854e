import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import "../../src/join/signed-out-styles.css";
import { panelTexts } from "../../definitions/texts/panel";
import { newQueryClient } from "../../src/backend/api/queries";
import { storeSession, useSession } from "../../src/backend/session/session";
import { resolvePages } from "../../src/join/resolve-pages";
import { changeDraftAt } from "../../src/runtime/model/form/draft";
import { editedRow } from "../../src/runtime/model/form/row-values";
import { setDraft } from "../../src/runtime/store/drafts";
import { start } from "../../src/start";
import { addressOf } from "../examples/addresses";
import { editsTo } from "../examples/save-request";
import type { ExampleState } from "../examples/screen-states";
import { statesIn } from "../examples/version-states";
import { session, tokenUntil } from "../support/fixtures";
import { keyOf, readChoice } from "./choice";
import { backendOf } from "./frame-backend";

const distantFuture = new Date("2100-01-01");

/** Shows one state in the product's own runtime. */
async function show(): Promise<void> {
  const choice = readChoice(window.location.search);
  document.documentElement.dataset["theme"] = choice.theme;
  const { version, states } = statesIn(choice.version);
  const state = states.find((each) => keyOf(each) === choice.state);
  if (!state) return;
  window.fetch = backendOf(state, states, choice.answers, (write) =>
    window.parent.postMessage(write, window.location.origin),
  );
  const address = addressOf(state, { exp: distantFuture.getTime() / 1000 });
  const [flag = "", hash = ""] = address.split("#");
  const search = `${window.location.search}${flag && `&${flag.slice(1)}`}`;
  window.history.replaceState(null, "", `${window.location.pathname}${search}${hash && `#${hash}`}`);
  localStorage.clear();
  // The frame before this one may have had a session.
  if (state.page.kind === "signedOut") useSession.setState({ session: undefined, lastAdmin: undefined });
  else storeSession({ ...session, token: tokenUntil(distantFuture) });
  fillIn(state);
  const { kind } = state.page;
  const isAlone = kind === "signedOut" || kind === "message";
  await start(newQueryClient(), resolvePages(version), isAlone ? [kind] : [kind, "Shell"]);
  await openPopup(state);
}

/** Puts values that no backend stores into the form: of a new row, of a page before the session, of a popup. */
function fillIn(state: ExampleState): void {
  const { place, lines, item, data } = state;
  if (place.kind === "signedOut") return put(place.page.type, state, {});
  if (place.kind === "popup") return put(place.popup.type, state, {});
  if (place.kind !== "row") return;
  const { panel, isNew } = place;
  const name = [panel.type, item?.["id"], isNew ? "new" : data["id"]].filter((step) => step !== undefined).join("-");
  if (isNew) return put(name, state, panel.defaults);
  const stored = Object.fromEntries(Object.entries(data).filter(([path]) => !panel.transient.includes(path)));
  put(name, state, editedRow(lines, stored));
}

const put = (name: string, state: ExampleState, stored: object): void =>
  setDraft(name, (draft) => changeDraftAt(draft, state.lines, stored, [...editsTo(state, stored)]));

/** Opens the popup of a state with its button, or with its entry in the menu of the row. */
async function openPopup({ place }: ExampleState): Promise<void> {
  if (place.kind !== "popup") return;
  if (place.panel) press(await found(panelTexts.more));
  press(await found(place.button));
}

// Menus open as soon as the pointer is down.
function press(button: HTMLElement): void {
  for (const type of ["pointerdown", "pointerup"]) button.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  button.click();
}

const found = (label: string): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const look = (): void => {
      const all = [...document.querySelectorAll<HTMLElement>("button, [role=menuitem]")];
      const button = all.find((each) => each.getAttribute("aria-label") === label || each.textContent === label);
      if (!button) return;
      observer.disconnect();
      resolve(button);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });

void show();
