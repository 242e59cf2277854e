import type { Cell, CellProps } from "../../runtime/registry/cell";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { BoolCell, boolRoom } from "./BoolCell";
import { CodeCell, MethodCell, methodRoom, StatusCell, statusRoom } from "./CodeCell";
import { DateCell, dateRoom } from "./DateCell";
import { HtmlCell, htmlRoom } from "./HtmlCell";
import { IdCell, idRoom } from "./IdCell";
import { RelationCell, relationRoom, SelectCell, selectRoom } from "./ListCell";
import { GeoPointCell, geoPointRoom, JsonCell, jsonRoom, NumberCell, numberRoom, TextCell, textRoom } from "./TextCell";
import { FullUrl, UrlCell, urlRoom } from "./UrlCell";

// Complete values are shown in panels only, so tables do not load them.
const full = (name: keyof typeof import("./FullCell")) =>
  lazyComponent<CellProps>(async () => (await import("./FullCell"))[name], { waiting: null });

/** Cells by kind of value, with their widths. */
export const cells = {
  code: { draw: CodeCell, drawFull: full("FullCode"), bounds: [6, 22], measure: textRoom("code") },
  method: { draw: MethodCell, bounds: [5, 7], measure: methodRoom },
  status: { draw: StatusCell, bounds: [5, 8], measure: statusRoom },
  bool: { draw: BoolCell, bounds: [5, 10], measure: boolRoom },
  date: { draw: DateCell, drawFull: full("FullDate"), bounds: [6, 20], measure: dateRoom },
  email: { draw: TextCell, bounds: [6, 18.75], measure: textRoom("text") },
  geoPoint: { draw: GeoPointCell, bounds: [6, 14], measure: geoPointRoom },
  html: { draw: HtmlCell, bounds: [6, 18.75], measure: htmlRoom },
  id: { draw: IdCell, bounds: [6, 20], measure: idRoom },
  json: { draw: JsonCell, drawFull: full("FullJson"), bounds: [6, 14], measure: jsonRoom },
  number: { draw: NumberCell, bounds: [5, 20], measure: numberRoom, right: true },
  relation: { draw: RelationCell, bounds: [6, 18.75], measure: relationRoom, fits: true },
  select: { draw: SelectCell, bounds: [5, 18.75], measure: selectRoom, fits: true },
  text: { draw: TextCell, drawFull: full("FullText"), bounds: [6, 18.75], measure: textRoom("text") },
  url: { draw: UrlCell, drawFull: FullUrl, bounds: [6, 16], measure: urlRoom },
} satisfies Record<string, Cell>;
