import { newestVersion, versions, type Version } from "../../definitions/language/versions";
import type { ExampleState } from "../examples/screen-states";

/** How the backend of the gallery answers. */
export const answerings = ["as usual", "slowly", "with errors", "refusing saves"] as const;
export type Answering = (typeof answerings)[number];

export const themes = ["light", "dark"] as const;
export const widths = ["360", "768", "1280"] as const;

/** A state and how it is shown, as in the address of the gallery. */
export interface Choice {
  version: Version;
  /** Key of the state: its screen, its form and its number. */
  state: string;
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
  answers: Answering;
}

const oneOf = <Value extends string>(all: readonly Value[], text: string | null, otherwise: Value): Value =>
  all.find((each) => each === text) ?? otherwise;

/** Reads a choice from the parameters of an address. */
export function readChoice(text: string): Choice {
  const query = new URLSearchParams(text);
  return {
    version: oneOf(versions, query.get("version"), newestVersion),
    state: query.get("state") ?? "",
    theme: oneOf(themes, query.get("theme"), matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
    width: oneOf(widths, query.get("width"), "1280"),
    answers: oneOf(answerings, query.get("answers"), "as usual"),
  };
}

/** Formats a choice as the parameters of an address. */
export const choiceText = (choice: Choice): string => new URLSearchParams({ ...choice }).toString();

/** Returns the key of a state in the address: "mail/page/2". */
export const keyOf = ({ screen, view, number }: ExampleState): string => `${screen}/${view}/${number}`;
