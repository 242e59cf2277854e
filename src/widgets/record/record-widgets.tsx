import type { ComponentType } from "react";
import type { WidgetProps } from "../../runtime/registry/widget";
import { lazyPart } from "../../runtime/ui/lazy-part";

const load = () => import("./parts");
type Parts = Awaited<ReturnType<typeof load>>;

// They are loaded with the first record that is opened. Meanwhile a place of a control's height stands there.
const part = <Name extends keyof Parts>(name: Name) =>
  lazyPart<WidgetProps<never>>(async () => (await load())[name] as ComponentType<WidgetProps<never>>, {
    waiting: <span className="bone bone--control" />,
  });

/** The widgets of a record's values. */
export const recordWidgets = {
  choice: { draw: part("ChoiceInput") },
  choices: { draw: part("ChoicesInput"), label: "group" },
  files: { draw: part("FilesInput"), label: "group" },
  growingText: { draw: part("GrowingTextInput") },
  jsonText: { draw: part("JsonInput") },
  publicity: { draw: part("PublicityToggle") },
  records: {
    draw: part("RecordsInput"),
    label: "group",
    words: lazyPart(async () => (await load()).RecordNames, { waiting: null }),
  },
} as const;
