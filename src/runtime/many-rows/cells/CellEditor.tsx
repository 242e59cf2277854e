import "./cells.css";
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import type { AnyRow } from "../../../../definitions/language/call";
import { cellEditTexts } from "../../../../definitions/texts/cell-edits";
import { interpolate } from "../../../values/text/text";
import { FormContext, type FormContextValue } from "../../form/form-context";
import { fieldErrors } from "../../form/form-checks";
import { FormField } from "../../form/FormField";
import { changeDraft, formState, type Draft } from "../../model/form/draft";
import { noErrors, type Errors } from "../../../backend/calls/error-paths";
import type { FieldModel } from "../../model/form/form-model";
import { editedRow } from "../../model/form/row-values";
import type { Row } from "../../registry/cell";
import { FormValuesContext } from "../../registry/form-values";
import { draftOf, setDraft, useDrafts } from "../../store/drafts";
import { useStable } from "../../ui/use-stable";
import { findTabbable } from "../../ui/focus/controls-in";
import { valueToSet } from "../bulk-changes";
import { restoreDraft } from "./edited-rows";

/** Where to continue after an edit: the next or the previous editable cell, or the cell itself. */
export type CellStep = -1 | 0 | 1;

interface CellEditorProps {
  /** Name of the row's draft. */
  name: string;
  field: FieldModel;
  /** All fields of the row that can be edited. */
  fields: readonly FieldModel[];
  row: Row;
  item: AnyRow;
  cell: HTMLElement;
  /** Closes the editor; undefined leaves the focus where it is. */
  onClose: (step: CellStep | undefined) => void;
}

/** Control of a field over its cell. Each change goes into the row's draft; Escape takes it back. */
export function CellEditor({ name, field, fields, row, item, cell, onClose }: CellEditorProps): ReactNode {
  const [before] = useState(() => draftOf(name));
  const form = useRef<HTMLFormElement>(null);
  const { context, values } = useRowForm(name, fields, row, item);
  const { finish } = useStable({
    finish: (step: CellStep | undefined) => {
      const errors = checkEdit(context, field);
      if (step !== undefined && errors.size > 0)
        return setDraft(name, (draft) => ({ ...draft, errors: new Map([...draft.errors, ...errors]) }));
      restoreDraft(name, draftOf(name));
      onClose(step);
    },
  });
  usePlace(form, cell);
  useFocus(form, `${name}.${field.path}`);
  const onPointerDown = useOutsidePress(() => finish(undefined));
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = form.current && actionOf(event, form.current);
    if (action === null || action === undefined) return;
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
    if (action instanceof HTMLElement) action.focus();
    else if (action === "restore") {
      restoreDraft(name, before);
      onClose(0);
    } else finish(action);
  };
  return createPortal(
    <FormContext.Provider value={context}>
      <FormValuesContext.Provider value={values}>
        <form
          ref={form}
          className="cell-editor"
          noValidate
          aria-label={interpolate(cellEditTexts.editor, { label: field.label, id: row.id })}
          onSubmit={(event) => {
            event.preventDefault();
            finish(0);
          }}
          {...{ onKeyDown, onPointerDown }}
        >
          <FormField field={field} />
          <button type="submit" hidden />
        </form>
      </FormValuesContext.Provider>
    </FormContext.Provider>,
    cell.closest("[role=region]") ?? document.body,
  );
}

/** Returns the errors of an edit. Without any, a cleared number becomes 0, as the backend stores it. */
function checkEdit({ now, change }: FormContextValue, field: FieldModel): Errors {
  const { changed, ...state } = now();
  if (!changed.has(field.path)) return noErrors;
  const errors = fieldErrors({ ...state, lines: [field] });
  if (errors.size === 0 && valueToSet(field, state.data) === 0) change(field.path, 0);
  return errors;
}

/** Returns what a key does: the next control is focused, or the editor closes. Undefined for other keys. */
function actionOf(event: KeyboardEvent, form: HTMLElement): HTMLElement | CellStep | "restore" | undefined {
  const { key, shiftKey, target } = event;
  // Popups of a widget have their own keys.
  if (event.defaultPrevented || event.nativeEvent.isComposing || !(target instanceof Node) || !form.contains(target))
    return undefined;
  if (key === "Escape") return "restore";
  if (key === "Enter" && target instanceof HTMLSelectElement) return 0;
  if (key !== "Tab") return undefined;
  const step = shiftKey ? -1 : 1;
  const controls = findTabbable(form).filter(({ hidden }) => !hidden);
  const index = controls.findIndex((control) => control === target);
  return (index < 0 ? undefined : controls[index + step]) ?? step;
}

/** Returns the contexts that the field's control needs. */
function useRowForm(name: string, fields: readonly FieldModel[], row: Row, item: AnyRow) {
  const stored = useMemo(() => editedRow(fields, row), [fields, row]);
  const [memory] = useState(() => new Map<string, unknown>());
  return useMemo(() => {
    const stateOf = (draft: Draft) => formState(draft, fields, stored);
    const now = () => stateOf(draftOf(name));
    const change = (path: string, value: unknown): void =>
      setDraft(name, (draft) => {
        const next = changeDraft(draft, fields, stored, path, value);
        // A reason without a field may be about any of them.
        return { ...next, errors: new Map([...next.errors].filter(([each]) => each !== "")) };
      });
    const context: FormContextValue = {
      name,
      stateOf,
      now,
      change,
      disabled: false,
      layout: "heading",
      saved: 0,
      item,
    };
    return { context, values: { now, subscribe: useDrafts.subscribe, memory } };
  }, [name, fields, stored, item, memory]);
}

/** Places the editor over its cell, within the scrolled content. It stays there if the cell is scrolled away. */
function usePlace(form: RefObject<HTMLFormElement | null>, cell: HTMLElement): void {
  // After each render: the row may have moved.
  useLayoutEffect(() => placeOver(cell, form.current!));
  useLayoutEffect(() => {
    const own = form.current!;
    // Some controls grow with their text.
    const sizes = new ResizeObserver(() => placeOver(cell, own));
    sizes.observe(own);
    return () => sizes.disconnect();
  }, [form, cell]);
}

function placeOver(cell: HTMLElement, own: HTMLElement): void {
  if (!cell.isConnected) return;
  const box = own.parentElement!;
  const [inside, around] = [cell.getBoundingClientRect(), box.getBoundingClientRect()];
  own.style.minWidth = `${inside.width}px`;
  const left = inside.left - around.left + box.scrollLeft;
  const most = box.scrollLeft + box.clientWidth - own.offsetWidth;
  own.style.left = `${Math.max(box.scrollLeft, Math.min(left, most))}px`;
  own.style.top = `${inside.top - around.top + box.scrollTop}px`;
}

/** Focuses the control, which may load first. */
function useFocus(form: RefObject<HTMLFormElement | null>, id: string): void {
  useEffect(() => {
    const focus = (): boolean => {
      const own = document.getElementById(id);
      const controls = "input, select, textarea, [contenteditable]";
      const control = own?.matches(controls) ? own : own?.querySelector<HTMLElement>(controls);
      if (!control) return false;
      control.focus({ preventScroll: true });
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
      form.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
      return true;
    };
    if (focus()) return undefined;
    const loading = new MutationObserver(() => focus() && loading.disconnect());
    loading.observe(form.current!, { childList: true, subtree: true });
    return () => loading.disconnect();
  }, [form, id]);
}

/** Calls back when something outside is pressed. Popups of a widget count as inside, as they render inside of it. */
function useOutsidePress(onOutside: () => void): () => void {
  const isInside = useRef(false);
  const { outside } = useStable({ outside: onOutside });
  useEffect(() => {
    const press = (): void => {
      if (!isInside.current) outside();
      isInside.current = false;
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [outside]);
  return () => void (isInside.current = true);
}
