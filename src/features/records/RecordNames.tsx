import type { ReactNode } from "react";
import { listLimits, recordTexts } from "../../../definitions/texts/record";
import { asList } from "../../values/text/format-value";
import { formatCount, interpolate } from "../../values/text/text";
import { joinShown } from "../../values/text/text-direction";
import type { WordsProps } from "../../runtime/registry/widget";
import { useRelatedCollection, useRelatedRecords } from "./use-related-records";

const { relation: said } = recordTexts;

/** Titles of related records with their ids, as text. */
export function RecordNames({ value, schema }: WordsProps): ReactNode {
  const ids = asList(value).map(String);
  const { collection } = useRelatedCollection(schema);
  const shown = ids.slice(0, listLimits.shown);
  const { titles } = useRelatedRecords(collection, shown);
  const names = joinShown(shown.map((id) => nameOf(id, titles.get(id))));
  const rest = ids.length - shown.length;
  return rest > 0 ? interpolate(said.namesAndMore, { names, n: formatCount(rest) }) : names;
}

function nameOf(id: string, title: string | null | undefined): string {
  if (title === null) return interpolate(said.missingName, { id });
  return title === undefined || title === id ? id : interpolate(said.named, { title, id });
}
