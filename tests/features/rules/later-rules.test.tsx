import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, it } from "vitest";
import { newQueryClient } from "../../../src/backend/api/queries";
import { AvailableFields } from "../../../src/features/rules/AvailableFields";
import { RuleTrial } from "../../../src/features/rules/RuleTrial";
import { selectBackend } from "../../../src/backend/version/backend";
import { RegistryContext } from "../../../src/runtime/registry/registry";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { pageOf } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { registry } from "../../support/registry";
import { fleet, madeCollection, shipyard } from "../../support/rules";

beforeEach(() => selectBackend("v0.40"));

const superusers = madeCollection("superusers00001", "_superusers", [], { type: "auth", system: true });
const anna = {
  id: "anna00000000001",
  email: "anna@example.com",
  collectionId: shipyard.users.id,
  ship: "ship00000000001",
};

/** Draws the trial of a rule for reading orders. */
const trialOf = (rule: string, problem?: string): ReactNode => (
  <QueryClientProvider client={newQueryClient()}>
    <RuleTrial
      path="viewRule"
      label="View action"
      own={shipyard.orders}
      collections={[...fleet, superusers]}
      {...{ rule, problem }}
    />
  </QueryClientProvider>
);

it("tries a rule as a guest once it has no fault, and again after a failure", async () => {
  signedIn();
  const backend = fakeBackend(fleet);
  const [rope, lamp] = ["Rope", "Lamp"].map((title, index) => ({ id: `order000000000${index}`, title }));
  const { rerender } = render(trialOf("title = ", "Incomplete."));
  screen.getByText("Fix the rule before you try it.");
  expect(backend.asked).toEqual([]);
  backend.answers("listRecords", new Refusal(500, "Out of order."));
  rerender(trialOf("title = 'Rope' || title = @request.auth.id"));
  expect((await screen.findByRole("alert")).textContent).toContain("The trial failed. Out of order.");
  backend.answers("listRecords", ({ payload }: { payload: { filter?: string } }) =>
    pageOf(payload.filter ? [rope!] : [rope!, lamp!], 1),
  );
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(within(await screen.findByRole("list", { name: "Allowed" })).getAllByRole("listitem")).toHaveLength(1);
  const filters = backend.payloads("listRecords").map(({ filter }) => filter);
  expect(filters.join()).toContain("title = 'Rope'");
  expect(filters.join()).not.toContain("@request.auth");
});

it("tries a rule as an account after reading its relations", async () => {
  signedIn();
  const backend = fakeBackend([...fleet, superusers]);
  backend.answers("listRecords", () => pageOf([anna], 1));
  const expand = { ship: { id: anna.ship, name: "Anna" } };
  backend.answers("findWithRelations", () => pageOf([{ ...anna, expand }], 1));
  render(trialOf("title = @request.auth.ship.name"));
  const user = userEvent.setup();
  const as = screen.getByRole("combobox", { name: "Try as" });
  expect(within(as).queryByRole("option", { name: /superusers/ })).toBeNull();
  await user.selectOptions(as, "A record of users");
  await user.click(await screen.findByRole("radio", { name: /anna@example\.com/ }));
  await screen.findByRole("list", { name: "Allowed" });
  expect(backend.payloads("findWithRelations")).toMatchObject([{ filter: 'id="anna00000000001"', expand: "ship" }]);
  expect(backend.payloads("listRecords").map(({ filter }) => filter)).toContain("title = 'Anna'");
  expect(new Set(backend.payloads("listRecords").map(({ sort }) => sort))).toEqual(new Set(["-@rowid"]));
});

it("lists the names that rules of the version can use", async () => {
  const accounts = madeCollection("crew00000000001", "crew", [
    ["id000001", "id"],
    ["pass0001", "password", "password"],
    ["ship0001", "ship", "relation", "vessels00000001"],
  ]);
  render(
    <RegistryContext value={registry}>
      <AvailableFields
        data={{ ...accounts, type: "auth" }}
        stored={accounts}
        change={() => {}}
        disabled={false}
        saved={0}
        item={undefined}
        itemPath=""
      />
    </RegistryContext>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show available fields" }));
  const names = (term: string): (string | null)[] =>
    [...screen.getByText(term).nextElementSibling!.children].map(({ textContent }) => textContent);
  expect(names("Record fields")).toEqual(["id", "email", "emailVisibility", "verified", "ship.*"]);
  expect(names("Request").slice(-2)).toEqual(["@request.headers.*", "@request.context"]);
  expect(names("Other collections")).toContain("ANY_COLLECTION_NAME_via_RELATION.*");
  expect(names("After a name")).toEqual([":isset", ":length", ":each", ":lower", ":changed"]);
  expect(names("Functions")).toEqual(["geoDistance()", "strftime()"]);
});
