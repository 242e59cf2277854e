import type { ReactNode } from "react";
import { unreadableImport } from "../../../../definitions/backend/import";
import { importTexts } from "../../../../definitions/texts/import";
import type { Change } from "../configuration/compare-configurations";
import { importFacts } from "../configuration/import-facts";
import type { Finding } from "../findings/finding";
import type { ImportRefusal } from "./model/refusal";
import { joinNames } from "../../../values/text/text-direction";
import { interpolate } from "../../../values/text/text";
import { Note } from "../../../runtime/ui/notices/Note";
import { RefusedFindings } from "./RefusedFindings";

interface RefusalNoteProps {
  refusal: ImportRefusal;
  /** Change of the collection that the refusal names, if any. */
  change?: Change | undefined;
  /** Fields whose type the backend does not know. */
  unknownTypes?: readonly string[];
  /** Findings of the comparison: they explain a message that names nothing. */
  findings?: readonly Finding[];
}

const { refused } = importTexts;

const none: readonly never[] = [];

/** The backend's complete message, with the collection and fields it refers to. */
export const RefusalNote = ({ refusal, change, unknownTypes = none, findings = none }: RefusalNoteProps): ReactNode => {
  const { text, mayBeDone, collection, fields } = refusal;
  const isUnreadable = text === unreadableImport && unknownTypes.length > 0;
  const after = change?.after?.fields ?? [];
  const named = fields.flatMap((index) => (after[index] ? [{ index, name: after[index].name }] : []));
  return (
    <Note kind="danger" alert>
      {collection && <p>{interpolate(refused.where, { name: collection.name })}</p>}
      <pre className="refusal">{text}</pre>
      {named.map(({ index, name }) => (
        <p key={index}>
          {interpolate(refused.fieldAt, { path: `${importFacts().exchange.own}.${index}`, field: name })}
        </p>
      ))}
      {collection && !change && <p>{refused.untouched}</p>}
      {isUnreadable && <p>{interpolate(refused.types, { fields: joinNames(unknownTypes) })}</p>}
      {!collection && !isUnreadable && !mayBeDone && <RefusedFindings title={refused.parts} findings={findings} />}
      <p>{mayBeDone ? refused.mayBeDone : refused.kept}</p>
    </Note>
  );
};
