import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { lazyWidget } from "../../widgets/lazy-widget";
import { checkPattern } from "../../widgets/text/check-pattern";

const load = () => import("./lazy-record-widgets");

/** Widgets of record values. */
export const recordWidgets = {
  choice: { draw: lazyWidget(async () => (await load()).ChoiceInput) },
  choices: { draw: lazyWidget(async () => (await load()).ChoicesInput), label: "group" },
  files: { draw: lazyWidget(async () => (await load()).FilesInput), label: "group" },
  geoPoint: { draw: lazyWidget(async () => (await load()).GeoPointInput), label: "group" },
  growingText: { draw: lazyWidget(async () => (await load()).GrowingTextInput), check: checkPattern },
  jsonText: { draw: lazyWidget(async () => (await load()).JsonInput) },
  publicity: { draw: lazyWidget(async () => (await load()).PublicityToggle) },
  records: {
    draw: lazyWidget(async () => (await load()).RecordsInput),
    label: "group",
    drawWords: lazyComponent(async () => (await load()).RecordNames, { waiting: null }),
  },
  richText: { draw: lazyWidget(async () => (await import("./rich-text/RecordRichText")).RecordRichText) },
} as const;
