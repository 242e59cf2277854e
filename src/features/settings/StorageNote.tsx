import type { ReactNode } from "react";
import { settingsNotes } from "../../../definitions/texts/settings-notes";
import { interpolateParts } from "../../values/text/text";
import { valueAt } from "../../values/json/path";
import { Note } from "../../runtime/ui/notices/Note";
import type { SlotProps } from "../../runtime/registry/registry";

/** Warns that switching the storage moves no files, while the switch is unsaved. */
export function StorageNote({ data, stored }: SlotProps): ReactNode {
  const wanted = valueAt(data, "s3.enabled") === true;
  if (wanted === (valueAt(stored, "s3.enabled") === true)) return null;
  const { moves, toS3, fromS3, tools } = settingsNotes.storage;
  return (
    <Note kind="warning" alert>
      <p>
        {moves} {wanted ? toS3 : fromS3}
      </p>
      <p>
        {interpolateParts(tools.text, tools.links).map(({ piece, text, filled }) =>
          filled ? (
            <a key={piece} href={text} target="_blank" rel="noreferrer">
              {piece.slice(1, -1)}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </Note>
  );
}
