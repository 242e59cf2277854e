import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { calls } from "../../../definitions/backend/calls";
import { recordTexts } from "../../../definitions/texts/record";
import { listQuery } from "../../runtime/api/queries";
import { asList } from "../../runtime/model/values/format-value";
import { interpolate } from "../../runtime/model/values/text";
import type { WordsProps } from "../../runtime/registry/widget";
import { useRelatedRecords } from "./use-related-records";

const { relation: said } = recordTexts;

/** Related records by what they are called, with the ids that tell them from others. */
export function RecordNames({ value, schema }: WordsProps): ReactNode {
  const ids = asList(value).map(String);
  const { data: collections } = useQuery(listQuery(calls.listCollections));
  const collection = collections?.find((each) => each.id === schema.relatedTo);
  const { titles } = useRelatedRecords(collection, ids);
  return ids.map((id) => nameOf(id, titles.get(id))).join(", ");
}

function nameOf(id: string, title: string | null | undefined): string {
  if (title === null) return interpolate(said.missingName, { id });
  return title === undefined || title === id ? id : interpolate(said.named, { title, id });
}
