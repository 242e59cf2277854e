import { startCompletion } from "@codemirror/autocomplete";
import { EditorView } from "@codemirror/view";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { Vocabulary } from "../../../src/backend/filter/parse-filter";
import { FilterEditor } from "../../../src/features/filter-editor/FilterEditor";

const vocabulary: Vocabulary = {
  names: [{ name: "created", detail: "date" }, { name: "status" }, { name: "url" }],
  closed: true,
  macros: ["@now"],
};

interface Given {
  value?: string;
  invalid?: boolean;
  multiline?: boolean;
}

/** An editor with a state, and its reports. */
function made({ value = "", invalid = false, multiline = false }: Given = {}) {
  const onApply = vi.fn<() => void>();
  const onChange = vi.fn<(text: string) => void>();
  function Kept(): ReactNode {
    const [text, setText] = useState(value);
    const keep = (next: string): void => {
      onChange(next);
      setText(next);
    };
    return (
      <>
        <FilterEditor
          {...{ vocabulary, invalid, multiline, onApply }}
          id="filter"
          label="Filter logs"
          value={text}
          onChange={keep}
          placeholder="Search filter..."
          describedBy="why"
        />
        <p id="why">Two words</p>
        <button onClick={() => setText("")}>Clear</button>
      </>
    );
  }
  render(<Kept />);
  const field = screen.getByRole("textbox", { name: "Filter logs" });
  const view = EditorView.findFromDOM(field)!;
  const press = (key: string): boolean => fireEvent.keyDown(field, { key });
  return { field, view, press, onApply, onChange, type: typing(view) };
}

/** Types one character after the other at the caret. */
const typing = (view: EditorView) => (text: string) => {
  for (const character of text) {
    const { from, to } = view.state.selection.main;
    const plain = (): ReturnType<typeof view.state.update> =>
      view.state.update({
        changes: { from, to, insert: character },
        selection: { anchor: from + character.length },
        userEvent: "input.type",
      });
    const taken = view.state
      .facet(EditorView.inputHandler)
      .some((handler) => handler(view, from, to, character, plain));
    if (!taken) act(() => view.dispatch(plain()));
  }
};

const options = async (): Promise<string[]> => {
  const list = await screen.findByRole("listbox");
  return within(list)
    .getAllByRole("option")
    .map((option) => option.querySelector(".cm-completionLabel")!.textContent);
};

const marked = (field: HTMLElement): (string | null)[] =>
  [...field.querySelectorAll("[data-tip]")].map((mark) => `${mark.textContent}: ${mark.getAttribute("data-tip")}`);

it("reports input, and shows a value that is set from outside", () => {
  const { field, type, onChange } = made();
  type("url");
  expect(onChange).toHaveBeenLastCalledWith("url");
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(field.textContent).not.toContain("url");
});

it("colours names, operators, texts, numbers and macros", () => {
  const { field } = made({ value: "created > @now && (url ~ 'x' || status = 400)" });
  const coloured = (name: string): (string | null)[] =>
    [...field.querySelectorAll(`.${name}`)].map(({ textContent }) => textContent);
  expect(coloured("tk-key")).toEqual(["created", "url", "status"]);
  expect(coloured("tk-op")).toEqual([">", "&&", "(", "~", "||", "=", ")"]);
  expect(coloured("tk-at")).toEqual(["@now"]);
  expect(coloured("tk-str")).toEqual(["'x'"]);
  expect(coloured("tk-num")).toEqual(["400"]);
});

it("closes brackets and quotes by itself", () => {
  const { type, onChange } = made();
  type("(url ~ 'x");
  expect(onChange).toHaveBeenLastCalledWith("(url ~ 'x')");
  type("')");
  expect(onChange).toHaveBeenLastCalledWith("(url ~ 'x')");
});

it("applies by Enter and never breaks its line", () => {
  const { view, press, onApply, onChange } = made({ value: "url = 1" });
  press("Enter");
  expect(onApply).toHaveBeenCalledOnce();
  view.dispatch({ changes: { from: 7, insert: "\n&& status = 2\r\n|| url = 3" } });
  expect(onChange).toHaveBeenLastCalledWith("url = 1 && status = 2 || url = 3");
});

it("breaks lines where it has several", () => {
  const { press, view, onApply, onChange } = made({ value: "url = 1", multiline: true });
  view.dispatch({ selection: { anchor: 7 } });
  press("Enter");
  expect(onApply).not.toHaveBeenCalled();
  expect(onChange).toHaveBeenLastCalledWith("url = 1\n");
});

it("suggests names, takes one by Enter, and applies by the next Enter", async () => {
  const { type, press, onApply, onChange } = made();
  type("stat");
  expect(await options()).toEqual(["status"]);
  press("Enter");
  expect(onChange).toHaveBeenLastCalledWith("status");
  expect(onApply).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  press("Enter");
  expect(onApply).toHaveBeenCalledOnce();
});

it("suggests operators after a name, and values after an operator", async () => {
  const { type, press, onChange } = made();
  type("status ");
  expect(await options()).toEqual(["=", "!=", ">", ">=", "<", "<=", "~", "!~"]);
  press("ArrowDown");
  press("Enter");
  expect(onChange).toHaveBeenLastCalledWith("status != ");
  type("n");
  expect(await options()).toContain("null");
  type("o");
  await waitFor(async () => expect(await options()).toEqual(["@now"]));
});

it("suggests joins behind a whole comparison only when asked", async () => {
  const { type, press, view, onApply } = made();
  type("status = 400 ");
  press("Enter");
  expect(onApply).toHaveBeenCalledOnce();
  startCompletion(view);
  expect(await options()).toEqual(["&&", "||"]);
});

it("suggests nothing within a text", async () => {
  const { view } = made({ value: "url ~ 'st" });
  view.dispatch({ selection: { anchor: 9 } });
  startCompletion(view);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
});

it("underlines faults and explains them", () => {
  const { field } = made({ value: "ulr = 1 && status == 2" });
  expect(marked(field)).toEqual([
    'ulr: Unknown field "ulr".',
    '==: Unknown operator "==". Use =, !=, >, >=, <, <=, ~ or !~.',
  ]);
});
