import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { parts } from "../../runtime/model/fill";
import { at } from "../../runtime/model/path";
import { Note } from "../../runtime/panel/Note";
import type { SlotProps } from "../../runtime/shell/product";

/** Switching the storage moves no files. Says so while the switch is not saved, and in which direction they must go. */
export function StorageNote({ data, stored }: SlotProps): ReactNode {
  const wanted = at(data, "s3.enabled") === true;
  if (wanted === (at(stored, "s3.enabled") === true)) return null;
  const { moves, toS3, fromS3, tools } = words.storage;
  return (
    <Note kind="warning" alert>
      <p>
        {moves} {wanted ? toS3 : fromS3}
      </p>
      <p>
        {parts(tools.text, tools.links).map(({ piece, text, filled }) =>
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
