import Form from "@rjsf/core";
import type { FieldTemplateProps, RJSFSchema, ValidatorType } from "@rjsf/utils";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { errorsWithoutField } from "../model/form/errors";
import type { LineModel, Schema } from "../model/form/form-model";
import { valueAt } from "../model/values/path";
import { allFields, visibleFields } from "../model/form/visible";
import { Note } from "../ui/Note";
import { useRegistry } from "../registry/registry";
import { FormLines } from "./FormLines";
import { FormContext, type FormContextValue } from "./form-context";
import { rjsfWidgets } from "./rjsf-widget";
import type { Editing } from "./use-draft";

interface ModelFormProps {
  lines: readonly LineModel[];
  intro?: string | undefined;
  schema: Schema;
  editing: Editing;
  /** Labels above the controls instead of beside them. */
  stacked?: boolean;
  disabled?: boolean;
  /** How often it has been saved since it was opened. */
  saved?: number;
  className?: string;
  onSubmit: () => void;
  children?: ReactNode;
}

/** A form drawn from its model. rjsf draws the fields and says what changes; what is right is checked by the draft. */
export function ModelForm(props: ModelFormProps): ReactNode {
  const { lines, schema, editing, disabled = false, className = "", onSubmit, children } = props;
  const { widgets } = useRegistry();
  const known = useMemo(() => rjsfWidgets(widgets), [widgets]);
  const view = useFormView({ ...sharedByDefault, ...props });
  const keepFocus = useKeptFocus(disabled);
  useReveal(editing, disabled);
  return (
    <FormContext.Provider value={view}>
      <Form
        id={editing.name}
        idPrefix={editing.name}
        idSeparator="."
        className={className}
        schema={schema as RJSFSchema}
        uiSchema={rootField}
        fields={fields}
        templates={templates}
        widgets={known}
        validator={validator}
        formData={editing.data}
        experimental_defaultFormStateBehavior={noDefaults}
        disabled={disabled}
        showErrorList={false}
        noHtml5Validate
        onChange={({ formData }, id) => {
          const path = id?.slice(editing.name.length + 1);
          if (path) editing.change(path, valueAt(formData, path));
        }}
        onSubmit={() => {
          keepFocus();
          onSubmit();
        }}
      >
        {errorsWithoutField(editing.errors, visibleFields(lines, editing.data)).map((text) => (
          <Note key={text} kind="danger" alert>
            {text}
          </Note>
        ))}
        {children ?? <></>}
      </Form>
    </FormContext.Provider>
  );
}

const sharedByDefault = { intro: undefined, stacked: false, saved: 0 };

/** What the lines share, the same object as long as nothing of it changes. */
function useFormView({
  lines,
  intro,
  editing,
  stacked,
  saved,
}: Omit<FormContextValue, "open" | "toggle">): FormContextValue {
  const { open, toggle } = useAccordions(lines, editing);
  return useMemo(
    () => ({ lines, intro, editing, stacked, open, toggle, saved }),
    [lines, intro, editing, stacked, open, toggle, saved],
  );
}

/** Which accordions are open. One that hides the field to be revealed opens first. */
function useAccordions(lines: readonly LineModel[], { reveal }: Editing) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [revealed, setRevealed] = useState(reveal);
  if (reveal !== revealed) {
    setRevealed(reveal);
    const hiding = lines.find(
      (line) => line.is === "accordion" && allFields(line.items).some(({ path }) => path === reveal?.path),
    );
    if (hiding?.is === "accordion") setOpen(new Set([...open, hiding.title]));
  }
  const toggle = useCallback((title: string): void => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(title)) next.add(title);
      return next;
    });
  }, []);
  return { open, toggle };
}

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
function useReveal({ name, reveal }: Editing, disabled: boolean): void {
  const led = useRef(reveal);
  useEffect(() => {
    if (disabled || led.current === reveal) return;
    led.current = reveal;
    const field = reveal && document.getElementById(`${name}.${reveal.path}`);
    // Its label and its message must be in sight, too.
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }, [name, reveal, disabled]);
}

const Bare = ({ children }: FieldTemplateProps): ReactNode => children;

// All of these keep their identity, or rjsf draws every field anew.
const rootField = { "ui:field": "lines" };
const fields = { lines: FormLines };
const templates = { FieldTemplate: Bare };
const noDefaults = { emptyObjectFields: "skipDefaults", arrayMinItems: { populate: "never" } } as const;
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
