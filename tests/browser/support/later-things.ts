import type { Site } from "./site";
import { png } from "./things";

const choices = { values: ["red", "green", "blue"] };

/** A field of every type of v0.40. Relations lead to the given collection. */
const fieldsTo = (collectionId: string) => [
  { name: "title", type: "text", presentable: true, max: 200 },
  { name: "secret", type: "text", hidden: true },
  { name: "body", type: "editor" },
  { name: "amount", type: "number" },
  { name: "active", type: "bool" },
  { name: "mail", type: "email" },
  { name: "site", type: "url" },
  { name: "due", type: "date" },
  { name: "colour", type: "select", ...choices, maxSelect: 1 },
  { name: "colours", type: "select", ...choices, maxSelect: 3 },
  { name: "data", type: "json" },
  { name: "place", type: "geoPoint" },
  { name: "pin", type: "password", hidden: true, min: 4 },
  { name: "portrait", type: "file", maxSelect: 1 },
  { name: "papers", type: "file", maxSelect: 9, protected: true },
  { name: "author", type: "relation", collectionId, maxSelect: 1 },
  { name: "authors", type: "relation", collectionId, maxSelect: 999 },
  { name: "made", type: "autodate", onCreate: true },
  { name: "changed", type: "autodate", onCreate: true, onUpdate: true },
];

/** Makes "people" with two records, and "things" with a field of every type. Gives values for a thing. */
export async function makeLaterThings({ call }: Site) {
  const title = { name: "title", type: "text", presentable: true };
  const people = await call<{ id: string }>("POST", "/api/collections", {
    name: "people",
    type: "base",
    fields: [title],
  });
  const add = (name: string) =>
    call<{ id: string }>("POST", "/api/collections/people/records", { title: name }).then(({ id }) => id);
  const [ada, bob] = [await add("Ada"), await add("Bob")];
  const fields = fieldsTo(people.id);
  await call("POST", "/api/collections", { name: "things", type: "base", fields });
  return {
    title: "Full",
    secret: "hidden text",
    body: '<p>Rich <strong>text</strong> &amp; <a href="https://example.com">a link</a></p>',
    amount: -0.1,
    active: true,
    mail: "ada@example.com",
    site: "https://example.com/?a=1,2",
    due: "2022-12-04 09:41:07.123Z",
    colour: "green",
    colours: ["blue", "red"],
    data: { deep: [1, "2", null] },
    place: { lon: -0.1276, lat: 51.5072 },
    author: ada,
    authors: [bob, ada],
  };
}

/** Adds files and a password to a record of "things". */
export async function addFiles({ call }: Site, id: string): Promise<void> {
  const form = new FormData();
  form.append("portrait", new File([png], "portrait.png", { type: "image/png" }));
  for (const name of ["one.txt", "two.txt"]) form.append("papers", new File([name], name, { type: "text/plain" }));
  form.append("pin", "1234");
  await call("PATCH", `/api/collections/things/records/${id}`, form);
}
