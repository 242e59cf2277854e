import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { lazyWidget } from "../../widgets/lazy-widget";
import { checkPattern } from "../../widgets/text/check-pattern";

const load = () => import("./lazy-record-widgets");
const part = lazyWidget(load);
const richText = lazyWidget(() => import("../../widgets/rich-text/RichTextInput"));

/** Widgets of record values. */
export const recordWidgets = {
  choice: { draw: part("ChoiceInput") },
  choices: { draw: part("ChoicesInput"), label: "group" },
  files: { draw: part("FilesInput"), label: "group" },
  geoPoint: { draw: part("GeoPointInput"), label: "group" },
  growingText: { draw: part("GrowingTextInput"), check: checkPattern },
  jsonText: { draw: part("JsonInput") },
  publicity: { draw: part("PublicityToggle") },
  records: {
    draw: part("RecordsInput"),
    label: "group",
    drawWords: lazyComponent(async () => (await load()).RecordNames, { waiting: null }),
  },
  richText: { draw: richText("RichTextInput") },
} as const;
