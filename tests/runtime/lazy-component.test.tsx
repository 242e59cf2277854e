import { render, screen as page, type RenderResult } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { registry } from "../support/registry";
import { RegistryContext } from "../../src/runtime/registry/registry";
import { lazyComponent } from "../../src/runtime/ui/loading/lazy-component";
import { expectComplaint } from "../support/complaints";
import { roles } from "../support/roles";

const Boat = ({ name }: { name: string }): ReactNode => <p>{name} is afloat</p>;
const draw = (children: ReactNode): RenderResult =>
  render(<RegistryContext.Provider value={registry}>{children}</RegistryContext.Provider>);
const retry = () => page.findByRole("button", { name: "Retry" });
const reload = () => page.queryByRole("button", { name: "Reload the page" });

test("loads a component once for all who draw it", async () => {
  const load = vi.fn(async () => Boat);
  const Lazy = lazyComponent(load);
  const first = draw(
    <>
      <Lazy name="Ada" />
      <Lazy name="Bo" />
    </>,
  );
  expect(page.getAllByText("Loading...")).toHaveLength(2);
  await page.findByText("Ada is afloat");
  page.getByText("Bo is afloat");
  first.unmount();
  draw(<Lazy name="Cy" />);
  page.getByText("Cy is afloat");
  expect(load).toHaveBeenCalledOnce();
});

test("keeps the focus on what replaces the waiting content", async () => {
  const Ready = (): ReactNode => (
    <nav>
      <button type="button">Move Ada</button>
    </nav>
  );
  let arrive = (_component: typeof Ready): void => {};
  const Lazy = lazyComponent(() => new Promise<typeof Ready>((done) => (arrive = done)), {
    waiting: <button type="button">Move Ada</button>,
  });
  draw(<Lazy />);
  page.getByRole("button", { name: "Move Ada" }).focus();
  arrive(Ready);
  await page.findByRole("navigation");
  expect(document.activeElement).toBe(page.getByRole("button", { name: "Move Ada" }));
});

test("reports a component that fails to load in its place, and Retry loads it", async () => {
  expectComplaint(/A part could not be loaded/);
  const load = vi.fn(async () => Boat).mockRejectedValueOnce(new Error("gone"));
  const Lazy = lazyComponent(load, { failed: "The boat could not be loaded." });
  draw(
    <main>
      <p>Harbour</p>
      <Lazy name="Ada" />
    </main>,
  );
  const button = await retry();
  expect(roles(document.body)).toBe(
    [
      "main",
      '  "Harbour"',
      "  alert",
      '    heading "The boat could not be loaded." 2',
      '    "Its file could not be loaded. Check your connection, then try again."',
      '    button "Retry"',
      "",
    ].join("\n"),
  );
  await userEvent.click(button);
  await page.findByText("Ada is afloat");
  page.getByText("Harbour");
});

test("offers to reload the page when the retry fails, too", async () => {
  expectComplaint(/A part could not be loaded/);
  const Lazy = lazyComponent(async (): Promise<typeof Boat> => Promise.reject(new Error("gone")));
  draw(<Lazy name="Ada" />);
  const button = await retry();
  expect(reload()).toBeNull();
  await userEvent.click(button);
  await page.findByText(/Sextant may have been updated/);
  expect(reload()).not.toBeNull();
  await retry();
});

test("reports a component that throws while it is drawn, and can draw it again", async () => {
  let leaky = true;
  expectComplaint(/The boat leaks/);
  expectComplaint(/<Leaky> component/);
  const Leaky = ({ name }: { name: string }): ReactNode => {
    if (leaky) throw new Error("The boat leaks.");
    return name;
  };
  const Lazy = lazyComponent(async () => Leaky);
  draw(
    <>
      <p>Harbour</p>
      <Lazy name="Ada" />
    </>,
  );
  const button = await retry();
  page.getByText(/The boat leaks\.$/);
  page.getByText("Harbour");
  leaky = false;
  await userEvent.click(button);
  page.getByText("Ada");
});
