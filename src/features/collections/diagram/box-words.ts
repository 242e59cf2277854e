import type { IconName } from "../../../../definitions/language/widget-names";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import { interpolate } from "../../../values/text/text";
import type { Box } from "./diagram-model";

const icons: Readonly<Record<string, IconName>> = {
  base: "base",
  single: "single",
  auth: "users",
  view: "table",
};

// A text can have types that the backend does not know.
const types: Readonly<Record<string, string>> = diagramTexts.types;

/** Returns the icon of a type of collections. */
export const iconOf = (type: string): IconName => icons[type] ?? "unknown";

/** Returns the word for a type of collections. */
export const typeOf = (type: string): string => types[type] ?? type;

/** Returns how many relations lead out of a collection and into it, such as "3 out, 2 in"; "" without any. */
export const countsOf = ({ out, in: into }: Box): string =>
  [
    ...(out.length > 0 ? [interpolate(diagramTexts.out, { n: out.length })] : []),
    ...(into.length > 0 ? [interpolate(diagramTexts.in, { n: into.length })] : []),
  ].join(", ");
