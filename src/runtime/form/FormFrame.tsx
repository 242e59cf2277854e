import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import { FormValuesContext } from "../registry/form-values";
import { useConfirmation } from "../store/confirmation";
import { useDrafts } from "../store/drafts";
import { Note } from "../ui/notices/Note";
import { FormContext, LeadContext, OpenPartsContext } from "./form-context";
import { FormLines } from "./FormLines";
import type { FormHandle } from "./use-form";
import { useOpenParts, type TabChoice } from "./use-open-parts";

interface FormFrameProps {
  form: FormHandle;
  /** What stands above the first line. */
  intro?: string | undefined;
  /** What stands before the first line; in a form with tabs, before those of its tab. */
  lead?: ReactNode;
  className?: string;
  /** Where the chosen tab is kept, if not here. */
  tabs?: TabChoice;
  /** What stands below the last line, such as its button where that is no part of a bar. */
  children?: ReactNode;
}

/** A form: its lines, what is wrong with it as a whole, and its sending by Enter. */
export function FormFrame({ form, intro, lead, className, tabs, children }: FormFrameProps): ReactNode {
  const { name, lines, context, errors, busy, submit } = form;
  const parts = useOpenParts(form, tabs);
  const [memory] = useState(() => new Map<string, unknown>());
  const values = useMemo(() => ({ now: context.now, subscribe: useDrafts.subscribe, memory }), [context.now, memory]);
  const keepFocus = useKeptFocus(busy);
  const hasTabs = lines.some(({ kind }) => kind === "tab");
  useReveal(form);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    // Another form may stand in this one's panel, over it.
    event.stopPropagation();
    // A second press, while it is sent already, finds a field that has lost the focus.
    if (!busy) keepFocus();
    submit();
  };
  return (
    <form id={name} className={className} noValidate onSubmit={send}>
      <FormContext.Provider value={context}>
        <OpenPartsContext.Provider value={parts}>
          {intro && <p className="intro">{intro}</p>}
          <FormValuesContext.Provider value={values}>
            {!hasTabs && lead}
            <LeadContext.Provider value={hasTabs && lead}>
              <FormLines lines={lines} />
            </LeadContext.Provider>
          </FormValuesContext.Provider>
        </OpenPartsContext.Provider>
      </FormContext.Provider>
      {errors.map((text) => (
        <FormFault key={text} text={text} />
      ))}
      {children}
    </form>
  );
}

/** What is wrong with the whole form. It comes into sight: a long form may be far up. */
function FormFault({ text }: { text: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers answer with a promise, which is no way to clean up.
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

/** Gives the focus back to where it was when the form was sent: a disabled field has lost it. */
function useKeptFocus(disabled: boolean): () => void {
  const kept = useRef<Element>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    const isOver = wasDisabled.current && !disabled;
    wasDisabled.current = disabled;
    // It may have been sent before this runs for the first time.
    if (!isOver) return;
    const { question } = useConfirmation.getState();
    // A question that was asked while the field was disabled gives the focus back to it, too.
    if (question && isCaught(question.opener, kept.current))
      useConfirmation.setState({ question: { ...question, opener: kept.current } });
    else if (kept.current instanceof HTMLElement && isFocusLost(kept.current)) {
      kept.current.focus();
      // A button that has nothing more to save is disabled.
      if (isFocusLost(kept.current)) document.getElementById("main")?.focus();
    }
    kept.current = null;
  }, [disabled]);
  return () => void (kept.current = document.activeElement);
}

// What is disabled keeps the focus for a moment.
const isFocusLost = (from: Element): boolean =>
  isCaught(document.activeElement, from) || document.activeElement?.matches("button:disabled") === true;

// Once anything in a dialog goes, such as what was told of the attempt before, the dialog catches the focus that nothing has.
const isCaught = (focused: Element | null, from: Element | null): boolean =>
  focused === document.body || (focused?.matches("[role=dialog]") === true && focused.contains(from));

/** Leads to the field to be revealed, once; not while the form is disabled, as a disabled field takes no focus. */
function useReveal({ name, reveal, busy }: FormHandle): void {
  const led = useRef(reveal);
  useEffect(() => {
    if (busy || led.current === reveal || !reveal) return;
    const lead = (): boolean => {
      const field = document.getElementById(`${name}.${reveal.path}`);
      if (!field) return false;
      led.current = reveal;
      // Its label and its message must be in sight, too.
      field.scrollIntoView({ block: "center" });
      field.focus({ preventScroll: true });
      return true;
    };
    if (lead()) return;
    // The tab that it stands on may be on its way, or the widget.
    const observer = new MutationObserver(() => lead() && observer.disconnect());
    observer.observe(document.getElementById(name)!, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [name, reveal, busy]);
}
