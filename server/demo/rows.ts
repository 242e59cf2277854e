import { collectionId } from "./fields";
import { diceOf, idOf, type Dice } from "./seeded";
import * as words from "./words";

/** A value as JSON has it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** A record as it is sent: the id, and values by field. */
export type Row = { id: string } & Record<string, Json>;

/** Rows by the name of their collection. */
export type Rows = readonly (readonly [collection: string, rows: readonly Row[]])[];

/** How many records each collection gets. */
export const counts = {
  users: words.customers.length,
  crew: words.sailors.length,
  ports: words.ports.length,
  suppliers: 14,
  products: 40,
  vessels: 16,
  voyages: 24,
  orders: 240,
  invoices: 60,
  documents: 12,
  reviews: 50,
  price_lists: 6,
  newsletter_subscribers_2021: 40,
  audit_events: 60,
};
/** The name of a collection of the sample. */
export type Name = keyof typeof counts;

/** The id of one record of the sample. */
export const recordId = (collection: Name, index: number): string => idOf(collectionId(collection), index);

/** The rows of a collection, each with dice of its own. */
export const rows = (
  collection: Name,
  make: (dice: Dice, index: number) => Record<string, Json>,
): readonly [string, Row[]] => [
  collection,
  Array.from({ length: counts[collection] }, (_, index) => ({
    id: recordId(collection, index),
    ...make(diceOf(`${collection}/${index}`), index),
  })),
];

/** The id of some record. */
export const one = (dice: Dice, collection: Name): string =>
  recordId(collection, dice.whole(0, counts[collection] - 1));
/** The id of some record, or sometimes nothing. */
export const oneOrNone = (dice: Dice, collection: Name): string => (dice.chance(0.85) ? one(dice, collection) : "");
/** The ids of up to `atMost` records, perhaps none. */
export const several = (dice: Dice, collection: Name, atMost: number): string[] => [
  ...new Set(Array.from({ length: dice.whole(0, atMost) }, () => one(dice, collection))),
];
/** The item of a list that is next, beginning again at its end. */
export const inTurn = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

const minutes = 60_000;
const dayLength = 24 * 60 * minutes;

/** A moment some days after the start of 2022, in the backend's form. */
export const moment = (dice: Dice, fromDay: number, toDay: number): string =>
  new Date(Date.UTC(2022, 0, 1) + dice.whole(fromDay, toDay) * dayLength + dice.whole(0, 1439) * minutes)
    .toISOString()
    .replace("T", " ");

/** An amount of 0.05 up to `most`. */
export const money = (dice: Dice, most: number): number => dice.whole(1, most * 20) / 20;

/** What tells the names of a second and a third round through a list from those of the first. */
export const edition = (index: number, length: number): string =>
  index < length ? "" : ` ${Math.floor(index / length) + 1}`;
