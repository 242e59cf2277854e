import { render } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { schemas } from "../../../definitions/schemas";
import type { Schemas } from "../../../src/runtime/model/form/schema";
import { reviewRemoval } from "../../../src/features/collections/review/CollectionRemoval";
import { fakeBackend } from "../../support/fake-backend";
import { storedCollections } from "../../support/fixtures";
import { signedIn } from "../../support/open";

beforeEach(signedIn);

const [ports, sailors] = storedCollections;
const view = (name: string, viewQuery: string) => ({ ...ports!, id: name, name, type: "view" as const, viewQuery });

test("names the views that read a collection before it is deleted", async () => {
  fakeBackend([ports!, sailors!, view("north", "SELECT id FROM Ports"), view("south", "SELECT id FROM airports")]);
  const { container } = render(await reviewRemoval(ports!, schemas as Schemas));
  expect(container.textContent).toContain("Views read it: north. Change their queries first.");
});
