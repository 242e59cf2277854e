import type { ReactNode } from "react";
import { redacted } from "../../../definitions/backend/limits";
import { schemas } from "../../../definitions/schemas";
import { words } from "../../../definitions/words/words";
import { parts } from "../../runtime/model/fill";
import { at } from "../../runtime/model/path";
import { Note } from "../../runtime/panel/Note";
import type { SlotProps } from "../../runtime/shell/product";

const kinds = Object.entries(schemas.Tokens.definitions.Tokens.properties);

/** Says who is signed out by a save that gives kinds of tokens new secrets. */
export function TokenNote({ data }: SlotProps): ReactNode {
  const gone = kinds.filter(([key]) => (at(data, `${key}.secret`) ?? redacted) !== redacted);
  if (gone.length === 0) return null;
  return (
    <Note kind="warning" alert>
      {parts(words.tokens.ends, { kinds: gone.map(([, { title }]) => title).join(", ") }).map(
        ({ piece, text, filled }) => (filled ? <b key={piece}>{text}</b> : text),
      )}
    </Note>
  );
}
