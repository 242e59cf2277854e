import { useEffect } from "react";
import { panelTexts } from "../../../definitions/texts/panel";
import { formatCount, interpolate } from "../model/values/text/text";
import { askConfirmation, closeConfirmation } from "../store/confirmation";
import { dropDrafts, unsavedFields } from "../store/drafts";
import { useSession } from "../store/session";
import { stackedIn, useStackedPanels } from "../store/stacked-panels";
import { goToEntry } from "../ui/page/history-steps";

/** A form or anything else that is open, and with which something may be lost. */
interface OpenPart {
  /** It is being saved: one waits for that. */
  busy: boolean;
  /** What is asked before it is left; undefined if nothing would be lost. */
  question: () => string | undefined;
  /** Gives up what would be lost. */
  drop: () => void;
}

/** All that is open, by name: panels may stand over each other. */
const openParts = new Map<string, OpenPart>();

/** What the admin wants to do as soon as no form is being saved any more: to go elsewhere, or to sign out. */
let waiting: (() => void) | undefined;

/** Does something as soon as no form is being saved any more; it then finds what is still unsaved. */
export function whenNothingSaves(then: () => void): void {
  waiting = then;
  doWhenNothingSaves();
}

/**
 * Asks once before the admin goes elsewhere, by a link, Back or the address, from where something would be lost; "Yes"
 * goes there and drops it. While a form from where something would be lost is being saved one waits for that, and is asked if it fails. Redirects do not
 * ask: they are nobody's wish, and what is open outlives them, as it does where the browser cannot ask.
 */
export function useLeaveGuard(name: string, part: OpenPart): void {
  useEffect(() => {
    openParts.set(name, part);
    doWhenNothingSaves();
  });
  useEffect(() => {
    // Not every browser tells where one is going. The same listener is added just once.
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener("navigate", hold);
    return () => {
      openParts.delete(name);
      doWhenNothingSaves();
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

/** What would be lost where the admin wants to go, by what is asked before. */
const losses = (event: NavigateEvent) =>
  [...openParts].flatMap(([name, { question, drop }]) => {
    const text = leaves(event, name) ? question() : undefined;
    return text === undefined ? [] : [{ text, drop }];
  });

function hold(event: NavigateEvent): void {
  if (losses(event).length === 0 || !useSession.getState().session) return;
  // A browser lets nobody be held back twice in a row.
  if (!event.cancelable) {
    waiting = undefined;
    return closeConfirmation();
  }
  event.preventDefault();
  whenNothingSaves(() => leaveFor(event));
}

function doWhenNothingSaves(): void {
  const then = waiting;
  if (!then || [...openParts.values()].some(({ busy }) => busy)) return;
  waiting = undefined;
  then();
}

function leaveFor(event: NavigateEvent): void {
  const all = losses(event);
  const [first] = all;
  if (!first) return goOn(event);
  const text = all.length > 1 ? interpolate(panelTexts.leaveAll, { n: formatCount(all.length) }) : first.text;
  askConfirmation(text, () => {
    for (const { drop } of all) drop();
    goOn(event);
  });
}

function leaves({ navigationType, destination }: NavigateEvent, name: string): boolean {
  const isStep = navigationType === "push" || navigationType === "traverse";
  // The browser's own question stands before another document.
  if (!isStep || !destination.sameDocument) return false;
  return destination.url !== window.location.href || closedBy(destination).some((panel) => panel.name === name);
}

/** The stacked panels that a step within the same address closes: Back closes the uppermost one alone. */
function closedBy({ index }: NavigationDestination) {
  const { currentEntry } = window.navigation;
  // A new step, which opens one, has no place among them yet.
  if (index < 0 || !currentEntry) return [];
  // What the router hands on it keeps by this name.
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  const left = stackedIn(usr) + index - currentEntry.index;
  return useStackedPanels.getState().panels.slice(Math.max(0, left));
}

function goOn({ navigationType, destination }: NavigateEvent): void {
  if (navigationType === "push") window.location.assign(destination.url);
  else goToEntry(destination.key);
}
