import { fireEvent, render, screen } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { expect, it } from "vitest";
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

const Ports = (): ReactNode => {
  const [ids, setIds] = useState<readonly string[]>(["Aberdeen", "Bergen", "Calais"]);
  return (
    <>
      <SortedList ids={ids} nameOf={(id) => id} onMove={setIds}>
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

it("moves by one place with each arrow key, and no further than the ends", () => {
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

it("puts back what Escape is pressed on, and drops what is left", () => {
  render(<Ports />);
  press("Calais", "Enter", "ArrowUp", "ArrowUp", "Escape");
  expect(order()).toEqual(["Aberdeen", "Bergen", "Calais"]);
  expect(screen.getByText("Calais is put back at position 3 of 3.")).toBeTruthy();
  press("Calais", " ", "ArrowUp");
  fireEvent.focusOut(screen.getByRole("button", { name: "Calais" }));
  expect(screen.getByText("Calais is dropped at position 2 of 3.")).toBeTruthy();
});

it("neither lifts by a shortcut, nor drops while the key is held that has lifted", () => {
  render(<Ports />);
  press("Aberdeen", { key: "Enter", ctrlKey: true }, "ArrowDown");
  press("Aberdeen", " ", { key: " ", repeat: true }, "ArrowDown");
  expect(order()).toEqual(["Bergen", "Aberdeen", "Calais"]);
  expect(screen.getByText("Aberdeen is moved to position 2 of 3.")).toBeTruthy();
});
