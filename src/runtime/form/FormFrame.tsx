import { useEffect, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { FormValuesContext } from "../registry/form-values";
import { useConfirmation } from "../store/confirmation";
import { useDrafts } from "../store/drafts";
import { Note } from "../ui/notices/Note";
import { FormContext, LeadContext, OpenSectionsContext } from "./form-context";
import { FormLines } from "./FormLines";
import type { FormHandle } from "./use-form";
import { useOpenSections, type TabChoice } from "./use-open-sections";

interface FormFrameProps {
  form: FormHandle;
  /** Text above the first line. */
  intro?: string | undefined;
  /** Content before the first line. In a form with tabs, it is inside the tab panel, before its lines. */
  lead?: ReactNode;
  className?: string;
  /** Chosen tab, if the parent keeps that state. */
  tabs?: TabChoice;
  /** Content below the last line, such as a submit button that is not in a bar. */
  children?: ReactNode;
}

/** `<form>` with its lines, its form-level errors, and submit by Enter. */
export function FormFrame({ form, intro, lead, className, tabs, children }: FormFrameProps): ReactNode {
  const { name, lines, context, errors, busy, submit } = form;
  const parts = useOpenSections(form, tabs);
  const [memory] = useState(() => new Map<string, unknown>());
  const values = useMemo(() => ({ now: context.now, subscribe: useDrafts.subscribe, memory }), [context.now, memory]);
  const keepFocus = useRetainedFocus(busy);
  const hasTabs = lines.some(({ kind }) => kind === "tab");
  useReveal(form);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    // Another form may be rendered in this form's panel, and React events bubble through portals.
    event.stopPropagation();
    // On a second submit while saving, the disabled field has already lost the focus.
    if (!busy) keepFocus();
    submit(event.nativeEvent.submitter instanceof HTMLButtonElement);
  };
  return (
    <form id={name} className={className} noValidate onSubmit={send}>
      <FormContext.Provider value={context}>
        <OpenSectionsContext.Provider value={parts}>
          {intro && <p className="intro">{intro}</p>}
          <FormValuesContext.Provider value={values}>
            {!hasTabs && lead}
            <LeadContext.Provider value={hasTabs && lead}>
              <FormLines lines={lines} />
            </LeadContext.Provider>
          </FormValuesContext.Provider>
        </OpenSectionsContext.Provider>
      </FormContext.Provider>
      {errors.map((text) => (
        <FormFault key={text} text={text} />
      ))}
      {children}
    </form>
  );
}

/** Error that concerns the complete form. Scrolls itself into view, as the form may be long. */
function FormFault({ text }: { text: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces: some browsers return a promise from scrollIntoView, which React would take for a cleanup function.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place}>
      <Note kind="danger" alert>
        {text}
      </Note>
    </div>
  );
}

/** Restores the focus after a save: a field loses the focus when it is disabled. */
function useRetainedFocus(disabled: boolean): () => void {
  const focused = useRef<Element>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    const isOver = wasDisabled.current && !disabled;
    wasDisabled.current = disabled;
    // The form may already be saving when this effect first runs.
    if (!isOver) return;
    const { question } = useConfirmation.getState();
    // A dialog opened while the field was disabled must also return the focus to it.
    if (question && isCaught(question.opener, focused.current))
      useConfirmation.setState({ question: { ...question, opener: focused.current } });
    else if (focused.current instanceof HTMLElement && isFocusLost(focused.current)) {
      focused.current.focus();
      // The submit button is disabled if nothing is left to save.
      if (isFocusLost(focused.current)) frameOf(focused.current)?.focus();
    }
    focused.current = null;
  }, [disabled]);
  return () => void (focused.current = document.activeElement);
}

const frameOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>("[role=dialog]") ?? document.getElementById("main");

// A disabled element keeps the focus for a moment.
const isFocusLost = (from: Element): boolean =>
  isCaught(document.activeElement, from) || document.activeElement?.matches("button:disabled") === true;

// When an element in a dialog is removed, such as an earlier error, the lost focus moves to the dialog.
const isCaught = (focused: Element | null, from: Element | null): boolean =>
  focused === document.body || (focused?.matches("[role=dialog]") === true && focused.contains(from));

/** Moves the focus to the field to reveal, once. Waits while the form is disabled, as disabled fields take no focus. */
function useReveal({ name, reveal, busy }: FormHandle): void {
  const led = useRef(reveal);
  useEffect(() => {
    if (busy || led.current === reveal || !reveal) return;
    const lead = (): boolean => {
      const field = document.getElementById(`${name}.${reveal.path}`);
      if (!field) return false;
      led.current = reveal;
      // Center the field, so that its label and its error are visible too.
      field.scrollIntoView({ block: "center" });
      field.focus({ preventScroll: true });
      return true;
    };
    if (lead()) return;
    // The field's tab or its lazy widget may not be rendered yet.
    const observer = new MutationObserver(() => lead() && observer.disconnect());
    observer.observe(document.getElementById(name)!, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [name, reveal, busy]);
}
