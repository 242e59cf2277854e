import type { ReactNode } from "react";
import { interpolateParts } from "../../../values/text/text";

interface FilledProps {
  text: string;
  values: Readonly<Record<string, string>>;
}

/** Sentence with its {placeholders} filled in and set in bold. */
export const FilledSentence = ({ text, values }: FilledProps): ReactNode =>
  interpolateParts(text, values).map((part) =>
    part.filled ? <b key={part.piece}>{part.text}</b> : <span key={part.piece}>{part.text}</span>,
  );
