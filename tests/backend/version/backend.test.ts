import { expect, it } from "vitest";
import { byVersion } from "../../../definitions/language/availability";
import { call } from "../../../definitions/language/call";
import { backend, fixedQueryOf, routeOf, selectBackend } from "../../../src/backend/version/backend";

it("has the facts of the selected version", () => {
  expect(backend()).toMatchObject({ version: "v0.8", macros: ["@now"], sessionNames: { model: "admin" } });
  selectBackend("v0.24");
  expect(backend().macros).toEqual(expect.arrayContaining(["@now", "@todayStart", "@tomorrow"]));
  expect(backend().requestNames).toEqual(expect.arrayContaining(["@request.body.", "@request.context"]));
  expect(backend().sessionNames).toEqual({ token: "token", model: "record" });
});

it("sends a call to the route of the selected version", () => {
  const signIn = call(byVersion({ "v0.8": "POST /api/admins/in", "v0.23": "POST /api/collections/:collection/in" }), {
    fixedQuery: byVersion<Record<string, string>>({ "v0.8": {}, "v0.40": { fields: "id" } }),
  });
  expect([routeOf(signIn), fixedQueryOf(signIn)]).toEqual(["POST /api/admins/in", {}]);
  selectBackend("v0.40");
  expect([routeOf(signIn), fixedQueryOf(signIn)]).toEqual(["POST /api/collections/:collection/in", { fields: "id" }]);
});
