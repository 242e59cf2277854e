import { fieldsOf, withoutMoments, type Exchanged } from "./configuration";

/** What is wrong with a text as a whole; `detail` is the parser's sentence, or the place of the first wrong item from 1 on. */
export interface Unreadable {
  why: "json" | "list" | "empty" | "item";
  detail: string;
}

/** A configuration as it was read: each collection and each field once. */
export interface Configuration {
  list: readonly Exchanged[];
  /** How many collections and fields were left out, since another of the same id followed. */
  duplicates: number;
}

/** Reads a configuration. A valid one is a list, not empty, of collections that all have an id and a name. */
export function readConfiguration(text: string): Configuration | Unreadable {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (thrown) {
    return { why: "json", detail: (thrown as Error).message };
  }
  if (!Array.isArray(read)) return { why: "list", detail: "" };
  if (read.length === 0) return { why: "empty", detail: "" };
  const wrong = read.findIndex((item) => !isCollection(item));
  if (wrong !== -1) return { why: "item", detail: String(wrong + 1) };
  return normalised(read as Exchanged[]);
}

/** Whether reading has failed. */
export const isUnreadable = (read: Configuration | Unreadable): read is Unreadable => "why" in read;

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

const isCollection = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const { id, name } = value as Partial<Exchanged>;
  return isText(id) && isText(name);
};

function normalised(read: readonly Exchanged[]): Configuration {
  let duplicates = 0;
  const once = <Item>(items: readonly Item[]): Item[] => {
    const kept = lastOfEach(items);
    duplicates += items.length - kept.length;
    return kept;
  };
  const list = once(read).map((collection) => {
    const rest = withoutMoments(collection);
    return Array.isArray(rest["schema"]) ? { ...rest, schema: once(fieldsOf(rest)) } : rest;
  });
  return { list, duplicates };
}

// Of those with one id the last, at the place of the first. What has none is another each time.
function lastOfEach<Item>(items: readonly Item[]): Item[] {
  const byId = new Map<unknown, Item>();
  for (const item of items) {
    const id = (item as { id?: unknown } | null)?.id;
    byId.set(isText(id) ? id : item, item);
  }
  return [...byId.values()];
}
