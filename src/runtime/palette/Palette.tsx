import type { ReactNode } from "react";
import type { Schemas } from "../model/form/schema";
import { CommandPalette } from "./CommandPalette";
import { KeysPopup } from "./KeysPopup";

/** Search for everything, or the keys of the page. */
type PaletteKind = "search" | "keys";

/** Props of the palette: the focus returns to its opener. */
export interface PaletteProps {
  kind: PaletteKind;
  opener?: Element;
  schemas: Schemas;
  onClose: () => void;
}

/** Command palette, or the list of keys. */
export const Palette = ({ kind, opener, schemas, onClose }: PaletteProps): ReactNode =>
  kind === "keys" ? <KeysPopup onClose={onClose} /> : <CommandPalette {...{ opener, schemas, onClose }} />;
