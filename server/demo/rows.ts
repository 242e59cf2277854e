import { collectionId } from "./fields";
import { diceOf, idOf, type Dice } from "./seeded";
import * as words from "./words";

/** JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** Record to send: the id, and values by field. */
export type Row = { id: string } & Record<string, Json>;

/** Rows by collection name. */
export type Rows = readonly (readonly [collection: string, rows: readonly Row[]])[];

/** Number of records per collection. */
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
/** Name of a collection of the sample. */
export type Name = keyof typeof counts;

/** Returns the id of a record of the sample. */
export const recordId = (collection: Name, index: number): string => idOf(collectionId(collection), index);

/** Creates the rows of a collection, each with its own random generator. */
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

/** Returns the id of a random record. */
export const randomRecordId = (dice: Dice, collection: Name): string =>
  recordId(collection, dice.whole(0, counts[collection] - 1));
/** Returns the id of a random record, or sometimes "". */
export const randomRecordIdOrNone = (dice: Dice, collection: Name): string =>
  dice.chance(0.85) ? randomRecordId(dice, collection) : "";
/** Returns the ids of up to `atMost` random records, possibly none. */
export const randomRecordIds = (dice: Dice, collection: Name, atMost: number): string[] => [
  ...new Set(Array.from({ length: dice.whole(0, atMost) }, () => randomRecordId(dice, collection))),
];
/** Returns an item of a list; the index wraps around. */
export const inTurn = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

const minutes = 60_000;
const dayLength = 24 * 60 * minutes;

/** Returns a random time between two days, counted from the start of 2022, in the backend's format. */
export const moment = (dice: Dice, fromDay: number, toDay: number): string =>
  new Date(Date.UTC(2022, 0, 1) + dice.whole(fromDay, toDay) * dayLength + dice.whole(0, 1439) * minutes)
    .toISOString()
    .replace("T", " ");

/** Returns a random amount from 0.05 to `most`. */
export const money = (dice: Dice, most: number): number => dice.whole(1, most * 20) / 20;

/** Returns a suffix that keeps names unique when a list of names is reused. */
export const repeatSuffix = (index: number, length: number): string =>
  index < length ? "" : ` ${Math.floor(index / length) + 1}`;
