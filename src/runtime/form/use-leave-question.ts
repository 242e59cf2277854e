import { useEffect } from "react";
import { texts } from "../../../definitions/texts/texts";
import { formatCount, interpolate } from "../model/values/text";
import { askConfirmation, closeConfirmation } from "../store/confirmation";
import { dropDrafts, unsavedFields } from "../store/drafts";
import { useSession } from "../store/session";

interface OpenForm {
  busy: boolean;
  question: (fields: readonly string[]) => string;
}

/** All forms that are open, by their names: panels may stand over each other, and are left together. */
const openForms = new Map<string, OpenForm>();

/** Where the admin wants to go as soon as no form is being saved any more. */
let waiting: NavigateEvent | undefined;

/**
 * Asks once before the admin goes elsewhere, by a link, Back or the address, from forms with unsaved changes; "Yes"
 * goes there and drops them. While one is being saved one waits for that, and is asked if it fails. Redirects do not
 * ask: they are nobody's wish, and the changes outlive them, as they do where the browser cannot ask.
 */
export function useLeaveQuestion(name: string, busy: boolean, question: OpenForm["question"]): void {
  useEffect(() => {
    openForms.set(name, { busy, question });
    askWhenIdle();
  });
  useEffect(() => {
    // Not every browser tells where one is going. The same listener is added just once.
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener("navigate", hold);
    return () => {
      openForms.delete(name);
      askWhenIdle();
      if (openForms.size === 0) navigation?.removeEventListener("navigate", hold);
    };
  }, [name]);
}

/** Those of them in which something was typed and not saved. */
const unsavedForms = () => [...openForms].filter(([name]) => unsavedFields(name).length > 0);

function hold(event: NavigateEvent): void {
  if (unsavedForms().length === 0 || !leaves(event) || !useSession.getState().session) return;
  // A browser lets nobody be held back twice in a row.
  if (!event.cancelable) {
    waiting = undefined;
    return closeConfirmation();
  }
  event.preventDefault();
  waiting = event;
  askWhenIdle();
}

function askWhenIdle(): void {
  const event = waiting;
  if (!event || [...openForms.values()].some(({ busy }) => busy)) return;
  waiting = undefined;
  const [unsaved, ...others] = unsavedForms();
  if (!unsaved) return goOn(event);
  const [name, { question }] = unsaved;
  const asked =
    others.length > 0
      ? interpolate(texts.panel.leaveAll, { n: formatCount(others.length + 1) })
      : question(unsavedFields(name));
  askConfirmation(asked, () => {
    for (const [each] of [unsaved, ...others]) dropDrafts(each);
    goOn(event);
  });
}

// The browser's own question stands before another document.
const leaves = ({ navigationType, destination }: NavigateEvent): boolean =>
  (navigationType === "push" || navigationType === "traverse") &&
  destination.sameDocument &&
  destination.url !== window.location.href;

function goOn({ navigationType, destination }: NavigateEvent): void {
  if (navigationType === "push") return window.location.assign(destination.url);
  const { committed, finished } = window.navigation.traverseTo(destination.key);
  // Who goes elsewhere meanwhile has said so.
  for (const end of [committed, finished]) end?.catch(() => {});
}
