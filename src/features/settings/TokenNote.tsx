import type { ReactNode } from "react";
import { settingsNotes } from "../../../definitions/texts/settings-notes";
import { interpolateParts } from "../../values/text/text";
import { Note } from "../../runtime/ui/notices/Note";
import { useRegistry, type SlotProps } from "../../runtime/registry/registry";
import { invalidatedKinds } from "./invalidated-kinds";

/** Names the token types that get new secrets on save. */
export function TokenNote({ data }: SlotProps): ReactNode {
  const gone = invalidatedKinds(data, useRegistry().schemas);
  if (gone.length === 0) return null;
  return (
    <Note kind="warning" alert>
      {interpolateParts(settingsNotes.tokens, { kinds: gone.map(({ title }) => title).join(", ") }).map(
        ({ piece, text, filled }) => (filled ? <b key={piece}>{text}</b> : text),
      )}
    </Note>
  );
}
