import { burgee, pdf, tideTable } from "./papers";
import { png, portrait, wares } from "./pictures";
import { counts, recordId, type Name } from "./rows";
import { products } from "./words";

/** File to upload. */
export interface Upload {
  name: string;
  bytes: Buffer<ArrayBuffer>;
}

/** Files of one field of one record. */
export interface Attachment {
  collection: string;
  id: string;
  field: string;
  uploads: readonly Upload[];
}

/** Returns files for the first records of a collection. `share` is the fraction of its records, 0 to 1. */
export const filesOf = (
  collection: Name,
  field: string,
  share: number,
  uploads: (index: number) => readonly Upload[],
): Attachment[] =>
  Array.from({ length: Math.ceil(counts[collection] * share) }, (_, index) => ({
    collection,
    id: recordId(collection, index),
    field,
    uploads: uploads(index),
  })).filter((attachment) => attachment.uploads.length > 0);

const face = (index: number): Upload => ({ name: `portrait-${index}.png`, bytes: png(portrait(index)) });
const paper = (name: string, line: string): Upload => ({ name: `${name}.pdf`, bytes: pdf(line) });

/** Creates all files of the sample. */
export function attachments(): Attachment[] {
  const pictures = Object.entries(wares).map(([name, drawing]): Upload => ({
    name: `${name}.png`,
    bytes: png(drawing),
  }));
  const picture = (index: number): Upload => pictures[index % pictures.length] as Upload;
  const shown = (index: number): Upload =>
    pictures.find(({ name }) => name === `${products[index % products.length]?.picture}.png`) ?? picture(index);
  const tides: Upload = { name: "tide table.csv", bytes: tideTable() };
  const pennant: Upload = { name: "burgee.svg", bytes: burgee() };
  const letter: Upload = {
    name: "Merkblatt für Schiffsführer.txt",
    bytes: Buffer.from("Bitte vor dem Ablegen lesen.\n"),
  };
  return [
    ...filesOf("users", "avatar", 0.7, (index) => [face(index)]),
    ...filesOf("crew", "photo", 0.8, (index) => [face(index + 3)]),
    ...filesOf("products", "photos", 0.9, (index) =>
      [shown(index), picture(index + 1), picture(index + 2)].slice(0, index % 4),
    ),
    ...filesOf("products", "datasheet", 0.3, (index) => [
      index % 3 === 0 ? letter : paper("datasheet", `Product ${index + 1}`),
    ]),
    ...filesOf("vessels", "picture", 0.5, (index) => [index === 2 ? pennant : picture(index)]),
    ...filesOf("orders", "photos", 40 / counts.orders, (index) =>
      [picture(index), picture(index + 3), paper("delivery-note", `Order ${index + 1}`)].slice(index % 3),
    ),
    ...filesOf("invoices", "document", 0.2, (index) => [paper("invoice", `Invoice ${index + 1}`)]),
    ...filesOf("documents", "document", 1, (index) => [
      index % 4 === 3 ? tides : paper("document", `Document ${index + 1}`),
    ]),
    ...filesOf("documents", "attachments", 0.5, (index) =>
      [tides, letter, pennant, picture(index), paper("annex", "Annex")].slice(0, index),
    ),
  ];
}
