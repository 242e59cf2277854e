import { useEffect } from "react";
import { texts } from "../../../definitions/texts/texts";
import { formatCount, interpolate } from "../model/values/text";
import { askConfirmation, closeConfirmation } from "../store/confirmation";
import { dropDrafts, unsavedFields } from "../store/drafts";
import { useSession } from "../store/session";

/** A form or anything else that is open, and with which something may be lost. */
interface OpenPart {
  /** It is being saved: one waits for that. */
  busy: boolean;
  /** What is asked before it is left; undefined if nothing would be lost. */
  question: () => string | undefined;
  /** Gives up what would be lost. */
  drop: () => void;
}

/** All that is open, by name: panels may stand over each other, and are left together. */
const openParts = new Map<string, OpenPart>();

/** Where the admin wants to go as soon as no form is being saved any more. */
let waiting: NavigateEvent | undefined;

/**
 * Asks once before the admin goes elsewhere, by a link, Back or the address, from where something would be lost; "Yes"
 * goes there and drops it. While a form is being saved one waits for that, and is asked if it fails. Redirects do not
 * ask: they are nobody's wish, and what is open outlives them, as it does where the browser cannot ask.
 */
export function useLeaveGuard(name: string, part: OpenPart): void {
  useEffect(() => {
    openParts.set(name, part);
    askWhenIdle();
  });
  useEffect(() => {
    // Not every browser tells where one is going. The same listener is added just once.
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener("navigate", hold);
    return () => {
      openParts.delete(name);
      askWhenIdle();
      if (openParts.size === 0) navigation?.removeEventListener("navigate", hold);
    };
  }, [name]);
}

/** The same for a form, with which unsaved changes would be lost. */
export const useLeaveQuestion = (name: string, busy: boolean, question: (fields: readonly string[]) => string): void =>
  useLeaveGuard(name, {
    busy,
    question: () => {
      const fields = unsavedFields(name);
      return fields.length > 0 ? question(fields) : undefined;
    },
    drop: () => dropDrafts(name),
  });

/** What would be lost, by what is asked before. */
const losses = () =>
  [...openParts.values()].flatMap(({ question, drop }) => {
    const text = question();
    return text === undefined ? [] : [{ text, drop }];
  });

function hold(event: NavigateEvent): void {
  if (losses().length === 0 || !leaves(event) || !useSession.getState().session) return;
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
  if (!event || [...openParts.values()].some(({ busy }) => busy)) return;
  waiting = undefined;
  const all = losses();
  const [first] = all;
  if (!first) return goOn(event);
  const text = all.length > 1 ? interpolate(texts.panel.leaveAll, { n: formatCount(all.length) }) : first.text;
  askConfirmation(text, () => {
    for (const { drop } of all) drop();
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
