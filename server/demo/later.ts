import { collections } from "./collections";
import { collectionId } from "./fields";
import { filesOf, type Attachment, type Upload } from "./files";
import { flattenCollection, type FlatCollection, type FlatField } from "./flat";
import { pdf, tideTable } from "./papers";
import { records } from "./records";
import { inTurn, type Json, type Row, type Rows } from "./rows";
import * as words from "./words";

const images = ["image/jpeg", "image/png", "image/svg+xml", "image/gif", "image/webp"];

/** Fields with types and options that exist since v0.23. */
const fields: Readonly<Record<string, readonly FlatField[]>> = {
  crew: [{ name: "wage", type: "number", hidden: true, help: "Only superusers see this field." }],
  ports: [{ name: "entrance", type: "geoPoint" }],
  products: [{ name: "story", type: "editor" }],
  // Same as on a fresh backend. Listed here, because otherwise they would come last.
  users: [
    { name: "name", type: "text", max: 255 },
    { name: "avatar", type: "file", mimeTypes: images },
  ],
  documents: [{ name: "originals", type: "file", maxSelect: 5, maxSize: 1_048_576, protected: true }],
};

// Floating-point sums would have trailing digits otherwise.
const hundredths = (value: number): number => Math.round(value * 100) / 100;

const paragraph = (text: string): string => `<p>${text}</p>`;

const values: Readonly<Record<string, (index: number) => Record<string, Json>>> = {
  crew: (index) => ({ wage: 2400 + 150 * index }),
  ports: (index) => {
    const { lat, lon } = inTurn(words.ports, index);
    return { entrance: { lon: hundredths(lon + 0.02), lat: hundredths(lat - 0.01) } };
  },
  products: (index) => ({
    story: [
      `<h2>${inTurn(words.products, index).title}</h2>`,
      paragraph(`<strong>${inTurn(words.remarks, index)}</strong> ${inTurn(words.remarks, index + 1)}`),
      `<ul><li>${inTurn(words.productTags, index)}</li><li><a href="https://www.supplier.example/">Supplier</a></li></ul>`,
    ].join(""),
  }),
};

// Other records display these fields for a relation.
const titles = new Set(["title", "name", "full_name", "number"]);

const withTitles = (collection: FlatCollection): FlatCollection => {
  const all = collection["fields"] as readonly FlatField[];
  return { ...collection, fields: all.map((each) => (titles.has(each.name) ? { ...each, presentable: true } : each)) };
};

const totals: FlatCollection = {
  id: collectionId("customer_totals"),
  name: "customer_totals",
  type: "view",
  listRule: null,
  viewRule: null,
  viewQuery: [
    "SELECT users.id, users.name, COUNT(orders.id) AS orders,",
    "CAST(ROUND(TOTAL(orders.total), 2) AS REAL) AS total",
    "FROM users LEFT JOIN orders ON orders.customer = users.id GROUP BY users.id",
  ].join(" "),
};

/** Collections of the sample in the format of v0.23, plus a view. */
export const laterCollections: readonly FlatCollection[] = [
  ...collections.map((collection) => withTitles(flattenCollection(collection, fields[collection.name]))),
  totals,
];

const withMore = (row: Row, index: number, collection: string): Row => ({ ...row, ...values[collection]?.(index) });

/** Records of the sample with values for the fields added since v0.23. */
export const laterRecords: Rows = records.map(([collection, rows]) => [
  collection,
  rows.map((row, index) => withMore(row, index, collection)),
]);

/** Returns the protected files. */
export const laterAttachments = (): Attachment[] =>
  filesOf("documents", "originals", 0.5, (index) => {
    const scan: Upload = { name: "original.pdf", bytes: pdf(`Original ${index + 1}`) };
    return index % 2 === 0 ? [scan] : [scan, { name: "measured.csv", bytes: tideTable() }];
  });
