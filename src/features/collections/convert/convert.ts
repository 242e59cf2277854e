import { providersOfAccounts } from "../../../../definitions/backend/import";
import { isEqual } from "../../../values/json/equal";
import type { WholeCollection } from "../configuration/after-import";
import type { Exchanged } from "../configuration/configuration";
import type { Conversion, ConversionKind, Loss } from "./conversion";
import { lossesToFlat, stepsToFlat } from "./convert-to-flat";
import { lossesToNested, stepsToNested } from "./convert-to-nested";
import { importFacts } from "../configuration/import-facts";
import type { Configuration } from "../configuration/read-configuration";

/** Configuration for this backend, with the conversions and losses. */
export interface Converted {
  list: readonly Exchanged[];
  conversions: readonly Conversion[];
  losses: readonly Loss[];
}

/** Converts a configuration of either era to this backend, except for conversions that are switched off. */
export function convertConfiguration(
  { list, otherEra }: Configuration,
  current: readonly WholeCollection[],
  leftOut: readonly string[],
): Converted {
  const toFlat = importFacts().exchange.own === "fields";
  const steps = toFlat ? stepsToFlat : stepsToNested;
  const known = new Map(current.map((each) => [each.id, each]));
  const foreign = new Set(otherEra);
  const all = new Map<ConversionKind, Conversion>();
  const convert = (collection: Exchanged): Exchanged =>
    steps.reduce((now, step) => {
      const places = step.places(now);
      if (places.length === 0) return now;
      const isChosen = step.isNeeded === true || !leftOut.includes(step.kind);
      const named = places.map((name) => ({ collection: collection.name, name }));
      const before = all.get(step.kind)?.places ?? [];
      all.set(step.kind, {
        kind: step.kind,
        isNeeded: step.isNeeded === true,
        places: [...before, ...named],
      });
      return isChosen ? step.convert(now, known.get(collection.id)) : (step.without?.(now) ?? now);
    }, collection);
  const losses = list.flatMap((each) => {
    const own = foreign.has(each.id) ? (toFlat ? lossesToFlat : lossesToNested)(each, known.get(each.id)) : [];
    return [...own, ...providerLosses(each, known.get(each.id))].map((loss) => ({ ...loss, collections: [each.name] }));
  });
  return {
    list: list.map((each) => (foreign.has(each.id) ? convert(each) : each)),
    conversions: steps.flatMap(({ kind }) => all.get(kind) ?? []),
    losses: joined(losses),
  };
}

type Provider = Readonly<Record<string, unknown>>;

function providersOf(collection: Exchanged | undefined): readonly Provider[] {
  const { group, list } = providersOfAccounts;
  const providers: unknown = Object(collection?.[group] ?? {})[list];
  return Array.isArray(providers) ? providers.map((each): Provider => Object(each)) : [];
}

// Nothing is lost of a provider that is stored as it is in the text.
function providerLosses(collection: Exchanged, before: WholeCollection | undefined): Omit<Loss, "collections">[] {
  const stored = new Map(providersOf(before).map((each) => [each["name"], each]));
  const isStored = (given: Provider): boolean =>
    Object.entries(given).every(([key, value]) => isEqual(value, stored.get(given["name"])?.[key]));
  return providersOf(collection).every(isStored) ? [] : [{ why: "providers", effect: "dropped" }];
}

// Merges losses of the same kind, with all their collections.
function joined(losses: readonly Loss[]): Loss[] {
  const byWhy = new Map<string, Loss>();
  for (const loss of losses) {
    const before = byWhy.get(loss.why);
    byWhy.set(loss.why, before ? { ...loss, collections: [...before.collections, ...loss.collections] } : loss);
  }
  return [...byWhy.values()];
}
