import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { AccordionModel, LineModel } from "../model/form/form-model";
import { allFields, allLines } from "../model/form/visible";
import { Note } from "../ui/Note";
import { AccordionContext, FormContext, type OpenAccordions } from "./form-context";
import { FormLines } from "./FormLines";
import type { FormHandle } from "./use-form";

interface FormFrameProps {
  form: FormHandle;
  /** What stands above the first line. */
  intro?: string | undefined;
  className?: string;
  /** What stands below the last line, such as its button where that is no part of a bar. */
  children?: ReactNode;
}

/** A form: its lines, what is wrong with it as a whole, and its sending by Enter. */
export function FormFrame({ form, intro, className, children }: FormFrameProps): ReactNode {
  const { name, lines, context, errors, busy, submit } = form;
  const accordions = useAccordions(form);
  const keepFocus = useKeptFocus(busy);
  useReveal(form);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    keepFocus();
    submit();
  };
  return (
    <form id={name} className={className} noValidate onSubmit={send}>
      <FormContext.Provider value={context}>
        <AccordionContext.Provider value={accordions}>
          {intro && <p className="intro">{intro}</p>}
          <FormLines lines={lines} />
        </AccordionContext.Provider>
      </FormContext.Provider>
      {errors.map((text) => (
        <Note key={text} kind="danger" alert>
          {text}
        </Note>
      ))}
      {children}
    </form>
  );
}

/** Which accordions are open. Those that hide the field to be revealed open first, at any depth. */
function useAccordions({ lines, reveal }: FormHandle): OpenAccordions {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [revealed, setRevealed] = useState(reveal);
  if (reveal !== revealed) {
    setRevealed(reveal);
    if (reveal) setOpen(new Set([...open, ...hiding(lines, reveal.path)]));
  }
  const toggle = useCallback((id: string): void => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return useMemo(() => ({ open, toggle }), [open, toggle]);
}

const hiding = (lines: readonly LineModel[], path: string): string[] =>
  allLines(lines)
    .filter((line): line is AccordionModel => line.kind === "accordion")
    .filter(({ items }) => allFields(items).some((field) => field.path === path))
    .map(({ id }) => id);

/** Gives the focus back to where it was when the form was sent: a disabled field has lost it. */
function useKeptFocus(disabled: boolean): () => void {
  const kept = useRef<Element>(null);
  useEffect(() => {
    if (disabled) return;
    if (document.activeElement === document.body && kept.current instanceof HTMLElement) kept.current.focus();
    kept.current = null;
  }, [disabled]);
  return () => void (kept.current = document.activeElement);
}

/** Leads to the field to be revealed, once; not while the form is disabled, as a disabled field takes no focus. */
function useReveal({ name, reveal, busy }: FormHandle): void {
  const led = useRef(reveal);
  useEffect(() => {
    if (busy || led.current === reveal) return;
    led.current = reveal;
    const field = reveal && document.getElementById(`${name}.${reveal.path}`);
    // Its label and its message must be in sight, too.
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }, [name, reveal, busy]);
}
