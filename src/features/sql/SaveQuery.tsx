import type { ReactNode } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import { NamePopup } from "../../runtime/ui/dialogs/NamePopup";
import { interpolate } from "../../values/text/text";
import type { SavedQuery } from "./model/queries";

const { save: said } = sqlTexts;

interface SaveQueryProps {
  saved: readonly SavedQuery[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Popup that asks for the name of a query. A note warns before a name replaces another query. */
export const SaveQuery = ({ saved, onSave, onClose }: SaveQueryProps): ReactNode => (
  <NamePopup
    title={said.title}
    label={said.name}
    close={said.close}
    textsFor={(name) =>
      saved.some((query) => query.name === name)
        ? { act: said.replace, note: interpolate(said.taken, { name }) }
        : { act: said.act }
    }
    onName={onSave}
    onClose={onClose}
  />
);
