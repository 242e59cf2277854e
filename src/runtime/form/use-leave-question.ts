import { useEffect } from "react";
import { panelTexts } from "../../../definitions/texts/panel";
import { formatCount, interpolate } from "../../values/text/text";
import { askConfirmation, closeConfirmation, type QuestionFrame } from "../store/confirmation";
import { dropDrafts, unsavedFields } from "../store/drafts";
import { useSession } from "../../backend/session/session";
import { stackedIn, useStackedPanels } from "../store/stacked-panels";
import { goToEntry } from "../ui/page/history-steps";

/** Open form or other work that may hold unsaved changes. */
interface OpenForm {
  /** True during a save; navigation then waits for it. */
  busy: boolean;
  /** Returns the question to ask before leaving for a URL; undefined if nothing would be lost. */
  question: (url: string) => string | undefined;
  /** Answers other than "No" and "Yes". */
  answers?: QuestionFrame;
  /** Discards what would be lost. */
  drop: () => void;
}

/** Open forms by name; several panels may be stacked. */
const openForms = new Map<string, OpenForm>();

/** Action to run once no save is running: a navigation, or signing out. */
let waiting: (() => void) | undefined;

/** Runs an action once no save is running. Replaces an action that is still waiting. */
export function runAfterSaves(then: () => void): void {
  waiting = then;
  doWhenNothingSaves();
}

/**
 * Confirms navigation (link, Back, address bar) away from unsaved changes. During a save it waits,
 * and asks only if changes are left. Redirects do not ask, as drafts outlive them. Without the Navigation API, nothing
 * asks.
 */
export function useLeaveGuard(name: string, form: OpenForm): void {
  useEffect(() => {
    openForms.set(name, form);
    doWhenNothingSaves();
  });
  useEffect(() => {
    // Not every browser has the Navigation API. addEventListener ignores a listener that is already registered.
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener("navigate", hold);
    return () => {
      openForms.delete(name);
      doWhenNothingSaves();
      if (openForms.size === 0) navigation?.removeEventListener("navigate", hold);
    };
  }, [name]);
}

/** Confirms navigation away from a form with unsaved changes. */
export const useLeaveQuestion = (name: string, busy: boolean, question: (fields: readonly string[]) => string): void =>
  useLeaveGuard(name, {
    busy,
    question: () => {
      const fields = unsavedFields(name);
      return fields.length > 0 ? question(fields) : undefined;
    },
    answers: panelTexts.leaveAnswers,
    drop: () => dropDrafts(name),
  });

/** Returns the questions to ask before a navigation, with the actions that discard the changes. */
const losses = (event: NavigateEvent) =>
  [...openForms].flatMap(([name, { question, answers, drop }]) => {
    const text = leaves(event, name) ? question(event.destination.url) : undefined;
    return text === undefined ? [] : [{ text, answers, drop }];
  });

function hold(event: NavigateEvent): void {
  if (losses(event).length === 0 || !useSession.getState().session) return;
  // A browser does not let a page cancel two traversals in a row.
  if (!event.cancelable) {
    waiting = undefined;
    return closeConfirmation();
  }
  event.preventDefault();
  runAfterSaves(() => leaveFor(event));
}

function doWhenNothingSaves(): void {
  const then = waiting;
  if (!then || [...openForms.values()].some(({ busy }) => busy)) return;
  waiting = undefined;
  then();
}

function leaveFor(event: NavigateEvent): void {
  const all = losses(event);
  const [first] = all;
  if (!first) return leaveTo(event);
  const text = all.length > 1 ? interpolate(panelTexts.leaveAll, { n: formatCount(all.length) }) : first.text;
  const leave = (): void => {
    for (const { drop } of all) drop();
    leaveTo(event);
  };
  askConfirmation(text, leave, first.answers);
}

function leaves({ navigationType, destination }: NavigateEvent, name: string): boolean {
  const isStep = navigationType === "push" || navigationType === "traverse";
  // For another document, the browser shows its own `beforeunload` prompt.
  if (!isStep || !destination.sameDocument) return false;
  return destination.url !== window.location.href || closedBy(destination).some((panel) => panel.name === name);
}

/** Returns the stacked panels that a step at the same URL closes. Back closes the top panel only. */
function closedBy({ index }: NavigationDestination) {
  const { currentEntry } = window.navigation;
  // A push opens a panel and has no index yet.
  if (index < 0 || !currentEntry) return [];
  // The router stores its navigation state as `usr`.
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  const left = stackedIn(usr) + index - currentEntry.index;
  return useStackedPanels.getState().panels.slice(Math.max(0, left));
}

function leaveTo({ navigationType, destination }: NavigateEvent): void {
  if (navigationType === "push") window.location.assign(destination.url);
  else goToEntry(destination.key);
}
