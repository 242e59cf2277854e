import type { Site } from "./site";
import { png } from "./things";

/** A record as the API has it. */
export type Stored = Readonly<Record<string, unknown>> & { id: string };

const file = (name: string): File => new File([name], name, { type: "text/plain" });

const choices = { values: ["red", "green", "blue"] };

/** A field of every type of v0.22. Relations lead to the given collection. */
const schemaTo = (collectionId: string) => [
  { name: "title", type: "text", required: true, options: { max: 200 } },
  { name: "body", type: "editor", options: { convertUrls: false } },
  { name: "amount", type: "number", options: { noDecimal: false } },
  { name: "active", type: "bool", options: {} },
  { name: "mail", type: "email", options: {} },
  { name: "site", type: "url", options: {} },
  { name: "due", type: "date", options: {} },
  { name: "colour", type: "select", options: { ...choices, maxSelect: 1 } },
  { name: "colours", type: "select", options: { ...choices, maxSelect: 3 } },
  { name: "data", type: "json", options: { maxSize: 2_000_000 } },
  { name: "portrait", type: "file", options: { maxSelect: 1, maxSize: 100_000, thumbs: ["20x20"] } },
  { name: "papers", type: "file", options: { maxSelect: 9, maxSize: 100_000, protected: true } },
  { name: "author", type: "relation", options: { collectionId, maxSelect: 1 } },
  { name: "authors", type: "relation", options: { collectionId, maxSelect: null } },
];

const valuesOf = (people: readonly string[]) => ({
  title: "Full",
  body: '<p>Rich <strong>text</strong> &amp; <a href="https://example.com">a link</a></p>',
  amount: -0.1,
  active: true,
  mail: "ada@example.com",
  site: "https://example.com/?a=1,2",
  due: "2022-12-04 09:41:07.123Z",
  colour: "green",
  colours: ["blue", "red"],
  data: { deep: [1, "2", null] },
  author: people[0],
  authors: [people[1], people[0]],
});

/** Fills v0.22 with records and accounts. Gives a text field of each collection. */
export async function fillOldSite({ call }: Site): Promise<Readonly<Record<string, string>>> {
  const make = (name: string, body: object) => call<{ id: string }>("POST", "/api/collections", { name, ...body });
  const add = (name: string, body: object) => call<Stored>("POST", `/api/collections/${name}/records`, body);
  const name = { name: "name", type: "text", options: {} };
  const picture = { name: "avatar", type: "file", options: { maxSelect: 1, maxSize: 100_000 } };
  const options = { allowEmailAuth: true, allowUsernameAuth: true, allowOAuth2Auth: true, minPasswordLength: 8 };
  const people = await make("people", { type: "auth", schema: [name, picture], options });
  const ids: string[] = [];
  for (const each of ["ada", "bob", "eve"]) ids.push((await add("people", account(each))).id);
  await make("things", { type: "base", schema: schemaTo(people.id) });
  const values = valuesOf(ids);
  const { id } = await add("things", values);
  await add("things", { title: "Bare" });
  await add("things", { ...values, title: "Texts like JSON", data: '"text"', body: "" });
  const files = new FormData();
  files.append("portrait", new File([png], "portrait.png", { type: "image/png" }));
  for (const each of ["one.txt", "two.txt"]) files.append("papers", file(each));
  await call("PATCH", `/api/collections/things/records/${id}`, files);
  return { things: "title", people: "name" };
}

function account(name: string): FormData {
  const form = new FormData();
  const password = "a-long-password";
  const values = { username: `${name}_1`, email: `${name}@example.com`, name, password, passwordConfirm: password };
  for (const [key, value] of Object.entries(values)) form.append(key, value);
  form.append("emailVisibility", String(name === "bob"));
  form.append("verified", String(name !== "eve"));
  form.append("avatar", file(`${name}.txt`));
  return form;
}
