import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { ShowMore } from "../../src/runtime/ui/text/ShowMore";
import { useShownItems } from "../../src/runtime/ui/text/use-shown-items";

const items = Array.from({ length: 5 }, (_, index) => `item ${index + 1}`);

function List(): ReactNode {
  const { shown, rest, showMore } = useShownItems(items, 2);
  return (
    <>
      <ul>
        {shown.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <ShowMore {...{ rest }} onClick={showMore} />
    </>
  );
}

function Choices(): ReactNode {
  const { shown, rest, showMore } = useShownItems(items, 3);
  return (
    <div>
      {shown.map((each) => (
        <label key={each}>
          <input type="checkbox" />
          {each}
        </label>
      ))}
      <ShowMore {...{ rest }} onClick={showMore} />
    </div>
  );
}

test("keeps the focus until all is shown, then moves it to the first new item", async () => {
  render(<List />);
  const user = userEvent.setup();
  const more = screen.getByRole("button", { name: "Show more (3)" });
  await user.click(more);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show more (1)" }));
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement?.textContent).toBe("item 5");
});

test("moves the focus to the first new checkbox of a list of choices", async () => {
  render(<Choices />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Show more (2)" }));
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "item 4" }));
});

test("shows at least as many as requested", async () => {
  const Led = (): ReactNode => {
    const { shown, rest, showMore } = useShownItems(items, 1, 3);
    return (
      <>
        <p>{shown.join(", ")}</p>
        <ShowMore {...{ rest }} onClick={showMore} />
      </>
    );
  };
  render(<Led />);
  expect(screen.getByText("item 1, item 2, item 3")).toBeDefined();
  await userEvent.setup().click(screen.getByRole("button", { name: "Show more (2)" }));
  expect(screen.getByText("item 1, item 2, item 3, item 4")).toBeDefined();
});
