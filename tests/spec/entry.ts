import type { ScreenName } from "./screens";

/**
 * What an entry is, and so how it is looked for: words an admin reads, an address, a key of the browser's storage,
 * a request to the backend, a name in data or address, or a value with the words that stand beside it.
 */
export type Kind = "text" | "route" | "storage" | "call" | "key" | "constant";

/** One thing that a specification says of a screen. */
export interface Entry {
  screen: ScreenName;
  kind: Kind;
  /** The specification's own literal; of a constant its value. */
  says: string;
  /** What a constant is. */
  name?: string;
  /** The forms it may have in our files, where the literal itself cannot stand there: any one will do. */
  as?: string | readonly string[];
  /** Why it has no effect in this design. */
  without?: string;
  note?: string;
}

type Said = string | (Omit<Entry, "screen" | "kind" | "name"> & { name?: never });

// The value alone stands everywhere, so a constant names its company, or says why it has none.
type Constant = { name: string; value: string; note?: string } & (
  | { as: string | readonly string[]; without?: never }
  | { without: string; as?: never }
);

/** A screen's entries by kind; a bare string says all there is to say. */
export type Sayings = { [K in Exclude<Kind, "constant">]?: readonly Said[] } & {
  constant?: readonly Constant[];
};

/** The entries of one screen. */
export function entriesOf(screen: ScreenName, sayings: Sayings): Entry[] {
  const { constant = [], ...said } = sayings;
  const entries = Object.entries(said).flatMap(([kind, list]) =>
    list.map((entry) => ({ ...asEntry(entry), screen, kind: kind as Kind })),
  );
  const constants = constant.map(({ value, ...rest }) => ({
    ...rest,
    says: value,
    screen,
    kind: "constant" as const,
  }));
  return [...entries, ...constants];
}

/** The names in a text, apart by spaces or lines. */
export const names = (text: string): string[] => text.trim().split(/\s+/);

const asEntry = (said: Said): Omit<Entry, "screen" | "kind"> => (typeof said === "string" ? { says: said } : said);
