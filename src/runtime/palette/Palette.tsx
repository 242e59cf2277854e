import type { ReactNode } from "react";
import type { Schemas } from "../model/form/schema";
import { CommandPalette } from "./CommandPalette";
import { KeysPopup } from "./KeysPopup";

/** Search for everything, or the keys of the page. */
export type PaletteKind = "search" | "keys";

interface PaletteProps {
  kind: PaletteKind;
  schemas: Schemas;
  onClose: () => void;
}

/** Command palette, or the list of keys. */
export const Palette = ({ kind, schemas, onClose }: PaletteProps): ReactNode =>
  kind === "keys" ? <KeysPopup onClose={onClose} /> : <CommandPalette {...{ schemas, onClose }} />;
