import { useMemo, type ReactNode } from "react";
import { schemas as written } from "../../definitions/schemas/settings";
import { backend } from "../backend/version/backend";
import { resolveSchemas } from "../runtime/model/form/resolve-schemas";
import type { Schemas } from "../runtime/model/form/schema";
import { Palette, type PaletteProps } from "../runtime/palette/Palette";
import { useRegistry } from "../runtime/registry/registry";

/** Command palette with the schemas of the settings pages, whose registry is loaded with them. */
export function PaletteWithSettings(props: Omit<PaletteProps, "schemas">): ReactNode {
  const { schemas } = useRegistry();
  const all = useMemo(() => ({ ...resolveSchemas(backend().version, written as Schemas), ...schemas }), [schemas]);
  return <Palette {...props} schemas={all} />;
}
