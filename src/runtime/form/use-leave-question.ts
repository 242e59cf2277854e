import { useEffect, useEffectEvent, useRef } from "react";
import { askConfirmation, closeConfirmation } from "../store/confirmation";
import { dropDrafts, unsavedFields } from "../store/drafts";
import { useSession } from "../store/session";

/**
 * Asks once before the admin goes elsewhere, by a link, Back or the address, from a form with unsaved changes; "Yes"
 * goes there and drops them. While the form is being saved one waits for that, and is asked if it fails. Redirects do
 * not ask: they are nobody's wish, and the changes outlive them, as they do where the browser cannot ask.
 */
export function useLeaveQuestion(name: string, busy: boolean, question: (fields: readonly string[]) => string): void {
  const waiting = useRef<NavigateEvent>(undefined);
  const askToGo = useEffectEvent((event: NavigateEvent) => {
    const fields = unsavedFields(name);
    if (fields.length === 0) return goOn(event);
    askConfirmation(question(fields), () => {
      dropDrafts(name);
      goOn(event);
    });
  });
  const going = useEffectEvent((event: NavigateEvent) => {
    if (unsavedFields(name).length === 0 || !leaves(event) || !useSession.getState().session) return;
    // A browser lets nobody be held back twice in a row.
    if (!event.cancelable) return closeConfirmation();
    event.preventDefault();
    if (busy) waiting.current = event;
    else askToGo(event);
  });
  useEffect(() => {
    // Not every browser tells where one is going.
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener("navigate", going);
    return () => navigation?.removeEventListener("navigate", going);
  }, []);
  useEffect(() => {
    const event = waiting.current;
    if (busy || !event) return;
    waiting.current = undefined;
    askToGo(event);
  }, [busy]);
}

// The browser's own question stands before another document.
const leaves = ({ navigationType, destination }: NavigateEvent): boolean =>
  (navigationType === "push" || navigationType === "traverse") &&
  destination.sameDocument &&
  destination.url !== window.location.href;

function goOn({ navigationType, destination }: NavigateEvent): void {
  if (navigationType === "push") window.location.assign(destination.url);
  else window.navigation.traverseTo(destination.key);
}
