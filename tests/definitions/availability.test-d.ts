import { byVersion, type Available, type Resolved } from "../../definitions/language/availability";
import { call, rowOf } from "../../definitions/language/call";
import { backend } from "../../src/backend/version/backend";

// Compiled by `tsc`, never run: an expected error that is missing is an error.

const words = ["one", { since: "v0.18", show: ["two"] }] as const satisfies readonly (string | Available<string>)[];

const resolved: Resolved<typeof words> = ["one", "two"];

// @ts-expect-error a word that no version has
const unknown: Resolved<typeof words> = ["three"];

// @ts-expect-error a version that is not known
const later: Available<string> = { since: "v0.7", show: ["two"] };

// @ts-expect-error a group that says of no version that it has it
const always: Available<string> = { show: ["two"] };

// @ts-expect-error what changed says what it was at first
byVersion({ "v0.23": "record" });

// @ts-expect-error what changed with a version that is not known
byVersion({ "v0.8": "admin", "v0.99": "record" });

// @ts-expect-error a route that is none
call(byVersion({ "v0.8": "POST /api/admins", "v0.23": "POT /api/admins" }), { answer: rowOf<{ id: string }>() });

const name: "admin" | "record" = backend().sessionNames.model;

// @ts-expect-error a fact is taken as one version has it
void backend().sessionNames.model.byVersion;

void [resolved, unknown, later, always, name];
