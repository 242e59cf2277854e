import { collections } from "./collections";
import { collectionId } from "./fields";
import { filesOf, type Attachment, type Upload } from "./files";
import { flat, type FlatCollection, type FlatField } from "./flat";
import { pdf, tideTable } from "./papers";
import { records } from "./records";
import { inTurn, type Json, type Row, type Rows } from "./rows";
import * as words from "./words";

const images = ["image/jpeg", "image/png", "image/svg+xml", "image/gif", "image/webp"];

/** Fields of kinds and with marks that backends have since v0.23 only. */
const fields: Readonly<Record<string, readonly FlatField[]>> = {
  crew: [{ name: "wage", type: "number", hidden: true, help: "Only superusers see this field." }],
  ports: [{ name: "entrance", type: "geoPoint" }],
  products: [{ name: "story", type: "editor" }],
  // As a fresh backend has them, which would put them behind the others.
  users: [
    { name: "name", type: "text", max: 255 },
    { name: "avatar", type: "file", mimeTypes: images },
  ],
  documents: [{ name: "originals", type: "file", maxSelect: 5, maxSize: 1_048_576, protected: true }],
};

// Sums of such numbers have a tail of digits otherwise.
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

// By these a record is known where another one points at it.
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

/** The collections of the sample as backends since v0.23 take them, with a view. */
export const laterCollections: readonly FlatCollection[] = [
  ...collections.map((collection) => withTitles(flat(collection, fields[collection.name]))),
  totals,
];

const withMore = (row: Row, index: number, collection: string): Row => ({ ...row, ...values[collection]?.(index) });

/** The records of the sample with values of the fields that are new since v0.23. */
export const laterRecords: Rows = records.map(([collection, rows]) => [
  collection,
  rows.map((row, index) => withMore(row, index, collection)),
]);

/** Protected files. */
export const laterAttachments = (): Attachment[] =>
  filesOf("documents", "originals", 0.5, (index) => {
    const scan: Upload = { name: "original.pdf", bytes: pdf(`Original ${index + 1}`) };
    return index % 2 === 0 ? [scan] : [scan, { name: "measured.csv", bytes: tideTable() }];
  });
