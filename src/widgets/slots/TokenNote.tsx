import type { ReactNode } from "react";
import { redacted } from "../../../definitions/backend/limits";
import { schemas } from "../../../definitions/schemas";
import { texts } from "../../../definitions/texts/texts";
import { interpolateParts } from "../../runtime/model/values/text";
import { valueAt } from "../../runtime/model/values/path";
import { Note } from "../../runtime/ui/Note";
import type { SlotProps } from "../../runtime/registry/registry";

const kinds = Object.entries(schemas.Tokens.definitions.Tokens.properties);

/** Says who is signed out by a save that gives kinds of tokens new secrets. */
export function TokenNote({ data }: SlotProps): ReactNode {
  const gone = kinds.filter(([key]) => (valueAt(data, `${key}.secret`) ?? redacted) !== redacted);
  if (gone.length === 0) return null;
  return (
    <Note kind="warning" alert>
      {interpolateParts(texts.tokens.ends, { kinds: gone.map(([, { title }]) => title).join(", ") }).map(
        ({ piece, text, filled }) => (filled ? <b key={piece}>{text}</b> : text),
      )}
    </Note>
  );
}
