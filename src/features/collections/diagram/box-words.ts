import type { IconName } from "../../../../definitions/language/widget-names";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import { interpolate } from "../../../values/text/text";
import type { Box } from "./diagram-model";

/** Icons of collections by type. */
export const boxIcons = {
  base: "base",
  single: "single",
  auth: "users",
  view: "table",
} as const satisfies Record<Box["type"], IconName>;

/** Returns how many relations lead out of a collection and into it, such as "3 out, 2 in"; "" without any. */
export const countsOf = ({ out, in: into }: Box): string =>
  [
    ...(out.length > 0 ? [interpolate(diagramTexts.out, { n: out.length })] : []),
    ...(into.length > 0 ? [interpolate(diagramTexts.in, { n: into.length })] : []),
  ].join(", ");
