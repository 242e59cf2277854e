import type { ReactNode } from "react";
import { settingsNotes } from "../../../definitions/texts/settings-notes";
import { unknownIn } from "../../runtime/model/form/unknown-in";
import { useRegistry, type SlotProps } from "../../runtime/registry/registry";
import { Note } from "../../runtime/ui/notices/Note";

const { unknown: said } = settingsNotes;

/** What a newer backend has among its settings and no page knows: shown as it is. A save sends what changed, so it stays. */
export function UnknownSettings({ stored }: SlotProps): ReactNode {
  const schema = useRegistry().schemas["Settings"]!;
  const found = unknownIn(stored, schema);
  if (found.length === 0) return null;
  return (
    <section aria-label={said.title}>
      <Note kind="info">
        <p>{said.kept}</p>
        <ul className="plain-list">
          {found.map(([path, value]) => (
            <li key={path}>
              <code>
                {path}: {JSON.stringify(value)}
              </code>
            </li>
          ))}
        </ul>
      </Note>
    </section>
  );
}
