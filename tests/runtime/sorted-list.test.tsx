import { fireEvent, render, screen } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { SortedList } from "../../src/runtime/ui/sorted/SortedList";
import { useSorted } from "../../src/runtime/ui/sorted/use-sorted";

Element.prototype.scrollIntoView = () => {};

const Port = ({ id }: { id: string }): ReactNode => {
  const { item, handle } = useSorted(id);
  return (
    <li {...item}>
      <button type="button" {...handle}>
        {id}
      </button>
    </li>
  );
};

interface PortsProps {
  /** The items from now on. */
  left?: readonly string[];
  disabled?: boolean;
}

const moved = vi.fn<(ids: readonly string[]) => void>();

const Ports = ({ left, disabled = false }: PortsProps): ReactNode => {
  const [all, setIds] = useState<readonly string[]>(["Aberdeen", "Bergen", "Calais"]);
  const ids = left ? [...all.filter((id) => left.includes(id)), ...left.filter((id) => !all.includes(id))] : all;
  const onMove = (next: readonly string[]): void => {
    moved(next);
    setIds(next);
  };
  return (
    <>
      <SortedList {...{ ids, disabled, onMove }} nameOf={(id) => id}>
        <ul>
          {ids.map((id) => (
            <Port key={id} id={id} />
          ))}
        </ul>
      </SortedList>
      <button type="button">Save</button>
    </>
  );
};

const order = (): (string | null)[] => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const press = (name: string, ...keys: readonly (string | KeyboardEventInit)[]): void => {
  const handle = screen.getByRole("button", { name });
  handle.focus();
  for (const key of keys) fireEvent.keyDown(handle, typeof key === "string" ? { key } : key);
};

it("moves by one place with each arrow key, up to the ends", () => {
  render(<Ports />);
  press("Bergen", "ArrowUp");
  expect(order()).toEqual(["Aberdeen", "Bergen", "Calais"]);
  press("Bergen", " ", "ArrowUp", "ArrowLeft");
  expect(order()).toEqual(["Bergen", "Aberdeen", "Calais"]);
  expect(screen.getByText("Bergen is moved to position 1 of 3.")).toBeTruthy();
  press("Bergen", "ArrowDown", "ArrowRight", "ArrowDown", "Enter", "ArrowUp");
  expect(order()).toEqual(["Aberdeen", "Calais", "Bergen"]);
  expect(screen.getByText("Bergen is dropped at position 3 of 3.")).toBeTruthy();
});

it("puts an item back by Escape, and drops it when the focus leaves", () => {
  render(<Ports />);
  press("Calais", "Enter", "ArrowUp", "ArrowUp", "Escape");
  expect(order()).toEqual(["Aberdeen", "Bergen", "Calais"]);
  expect(screen.getByText("Calais is put back at position 3 of 3.")).toBeTruthy();
  press("Calais", " ", "ArrowUp");
  fireEvent.focusOut(screen.getByRole("button", { name: "Calais" }));
  expect(screen.getByText("Calais is dropped at position 2 of 3.")).toBeTruthy();
});

it("ignores shortcuts and repeated keys", () => {
  render(<Ports />);
  press("Aberdeen", { key: "Enter", ctrlKey: true }, "ArrowDown");
  press("Aberdeen", " ", { key: " ", repeat: true }, "ArrowDown");
  expect(order()).toEqual(["Bergen", "Aberdeen", "Calais"]);
  expect(screen.getByText("Aberdeen is moved to position 2 of 3.")).toBeTruthy();
});

it("changes nothing where Escape is pressed before anything has moved", () => {
  moved.mockClear();
  render(<Ports />);
  press("Bergen", " ", "Escape");
  expect(moved).not.toHaveBeenCalled();
  expect(screen.getByText("Bergen is put back at position 2 of 3.")).toBeTruthy();
});

it("puts an item back among the current items", () => {
  const { rerender } = render(<Ports />);
  press("Calais", " ", "ArrowUp", "ArrowUp");
  rerender(<Ports left={["Calais", "Bergen", "Dover"]} />);
  press("Calais", "Escape");
  expect(moved).toHaveBeenLastCalledWith(["Bergen", "Calais", "Dover"]);
  expect(screen.getByText("Calais is put back at position 2 of 3.")).toBeTruthy();
});

it("drops a lifted item once it is gone or the list is disabled", () => {
  const { rerender } = render(<Ports />);
  press("Calais", " ");
  rerender(<Ports left={["Aberdeen", "Bergen"]} />);
  press("Bergen", " ");
  expect(screen.getByText("Bergen is lifted, position 2 of 2.")).toBeTruthy();
  moved.mockClear();
  rerender(<Ports disabled />);
  press("Bergen", "ArrowUp", " ", "ArrowUp");
  rerender(<Ports />);
  press("Bergen", "ArrowUp");
  expect(moved).not.toHaveBeenCalled();
});

const click = (name: string): boolean => fireEvent.click(screen.getByRole("button", { name }));

it("moves an item by two clicks, without dragging", () => {
  render(<Ports />);
  click("Calais");
  expect(document.activeElement?.textContent).toBe("Calais");
  expect(screen.getByRole("button", { name: "Calais", pressed: true })).toBeTruthy();
  // The focus must stay, or the item would be dropped.
  expect(fireEvent.mouseDown(screen.getByRole("button", { name: "Aberdeen" }))).toBe(false);
  click("Aberdeen");
  expect(order()).toEqual(["Calais", "Aberdeen", "Bergen"]);
  expect(screen.getByText("Calais is dropped at position 1 of 3.")).toBeTruthy();
  expect(screen.queryByRole("button", { pressed: true })).toBeNull();
});

it("drops an item by a second click, and moves it by keys after the first", () => {
  render(<Ports />);
  click("Bergen");
  click("Bergen");
  expect(screen.getByText("Bergen is dropped at position 2 of 3.")).toBeTruthy();
  click("Bergen");
  press("Bergen", "ArrowDown", "Escape");
  expect(order()).toEqual(["Aberdeen", "Bergen", "Calais"]);
  click("Bergen");
  press("Bergen", "ArrowDown", " ");
  expect(order()).toEqual(["Aberdeen", "Calais", "Bergen"]);
});
