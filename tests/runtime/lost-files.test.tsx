import { render, screen as page, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useToasts } from "../../src/browser/toasts";
import { productOf } from "../../src/join/product";
import { RegistryContext } from "../../src/runtime/registry/registry";
import { LazySidePanel } from "../../src/runtime/ui/dialogs/LazySidePanel";
import { lazyComponent } from "../../src/runtime/ui/loading/lazy-component";
import { reportNotLoaded } from "../../src/runtime/ui/loading/load-module";
import { failedPage } from "../../src/runtime/ui/page/Page";
import { expectComplaint } from "../support/complaints";
import { product } from "../support/product";
import { roles } from "../support/roles";

const { lose } = vi.hoisted(() => ({
  lose: () => {
    throw new Error("gone");
  },
}));
vi.mock("../../src/runtime/ui/dialogs/SidePanel", lose);
vi.mock("../../src/runtime/app/Toaster", lose);

// The registry before the shell is loaded.
const early = productOf({ version: "v0.8", product });
const Boat = (): ReactNode => <p>afloat</p>;
const retry = () => page.findByRole("button", { name: "Retry" });

test("reports a lost page although the file of the icons is lost, too", async () => {
  expectComplaint(/A part could not be loaded/);
  const load = vi.fn(async () => Boat).mockRejectedValueOnce(new Error("gone"));
  const Lazy = lazyComponent(load, { frame: failedPage });
  render(
    <RegistryContext.Provider value={early}>
      <Lazy />
    </RegistryContext.Provider>,
  );
  await userEvent.click(await retry());
  await page.findByText("afloat");
});

test("reports a lost panel in a plain dialog, if the file of dialogs is lost, too", async () => {
  expectComplaint(/A part could not be loaded/);
  const load = vi.fn(async () => Boat).mockRejectedValueOnce(new Error("gone"));
  const onClose = vi.fn();
  const Lazy = lazyComponent(load, {
    frame: (failure) => (
      <LazySidePanel title="New boat" foot={null} onClose={onClose}>
        {failure}
      </LazySidePanel>
    ),
  });
  render(<Lazy />);
  const button = await retry();
  expect(roles(document.body)).toBe(
    [
      'dialog "New boat" focused',
      "  banner",
      '    heading "New boat" 2',
      '    button "Close"',
      "  alert",
      '    heading "This part could not be loaded." 2',
      '    "Its file could not be loaded. Check your connection, then try again."',
      '    button "Retry"',
      "",
    ].join("\n"),
  );
  await userEvent.click(page.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(button);
  await page.findByText("afloat");
  expect(page.queryByRole("dialog")).toBeNull();
});

test("closes the toast of a lost menu by Retry", async () => {
  const { Toaster } = await vi.importActual<typeof import("../../src/runtime/app/Toaster")>(
    "../../src/runtime/app/Toaster",
  );
  const onRetry = vi.fn();
  render(
    <RegistryContext.Provider value={early}>
      <Toaster />
    </RegistryContext.Provider>,
  );
  reportNotLoaded(onRetry);
  // Without the style sheet, the pointer reaches no toast.
  (await retry()).focus();
  await userEvent.keyboard("{Enter}");
  expect(onRetry).toHaveBeenCalledOnce();
  expect(useToasts.getState()).toEqual([]);
});

test("reports a lost menu with Retry, in a plain toast if the file of toasts is lost", async () => {
  expectComplaint(/A part could not be loaded/);
  // Another test may have loaded the toasts before.
  vi.resetModules();
  const { LazyToaster } = await import("../../src/runtime/app/LazyToaster");
  const { notLoaded, reportNotLoaded: report } = await import("../../src/runtime/ui/loading/load-module");
  const onRetry = vi.fn();
  render(<LazyToaster />);
  report(onRetry);
  const button = await retry();
  page.getByText(notLoaded);
  await userEvent.click(button);
  expect(onRetry).toHaveBeenCalledOnce();
  await waitFor(() => expect(page.queryByText(notLoaded)).toBeNull());
});
