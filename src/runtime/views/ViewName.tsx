import type { ReactNode } from "react";
import { viewTexts } from "../../../definitions/texts/views";
import { interpolate } from "../../values/text/text";
import { NamePopup } from "../ui/dialogs/NamePopup";

const { popup: said } = viewTexts;

interface ViewNameProps {
  /** Present name; undefined for a new view. */
  former: string | undefined;
  taken: readonly string[];
  onName: (name: string) => void;
  onClose: () => void;
}

// A view of the address that begins with a brace is the columns of a link.
const nameOf = (typed: string): string => typed.trim().replace(/^\{+/, "");

/** Popup that asks for the name of a view. A note warns before a name replaces another view. */
export function ViewName({ former, taken, ...actions }: ViewNameProps): ReactNode {
  const kind = former === undefined ? "add" : "rename";
  const textsFor = (name: string): { act: string; note?: string } =>
    name !== former && taken.includes(name)
      ? { act: said.act.replace, note: interpolate(said.taken, { name }) }
      : { act: said.act[kind] };
  return (
    <NamePopup
      title={said.title[kind]}
      label={said.name}
      close={said.close}
      {...{ former, nameOf, textsFor, ...actions }}
    />
  );
}
