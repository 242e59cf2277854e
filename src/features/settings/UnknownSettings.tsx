import type { ReactNode } from "react";
import { settingsNotes } from "../../../definitions/texts/settings-notes";
import { findUnknownValues } from "../../runtime/model/form/unknown-in";
import { useRegistry, type SlotProps } from "../../runtime/registry/registry";
import { Note } from "../../runtime/ui/notices/Note";

const { unknown: said } = settingsNotes;

/** Read-only list of settings that this dashboard does not know. They survive a save, which sends changes only. */
export function UnknownSettings({ stored }: SlotProps): ReactNode {
  const schema = useRegistry().schemas["Settings"]!;
  const unknown = findUnknownValues(stored, schema);
  if (unknown.length === 0) return null;
  return (
    <section aria-label={said.title}>
      <Note kind="info">
        <p>{said.kept}</p>
        <ul>
          {unknown.map(([path, value]) => (
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
