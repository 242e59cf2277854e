import type { Screen } from "../../../../definitions/language/screen";
import { keyTexts } from "../../../../definitions/texts/keys";

type Group = (typeof keyTexts.groups)[number];
type Key = Group["keys"][number];

/** Keys under a heading. */
export interface ScreenKeys {
  title: string;
  keys: readonly Key[];
}

/** Returns the keys that work on a screen, by its definition. */
export function keysOf(screen: Screen | undefined): ScreenKeys[] {
  const places = placesOf(screen);
  return keyTexts.groups
    .map(({ title, keys }) => ({ title, keys: (keys as readonly Key[]).filter(({ where }) => places.has(where)) }))
    .filter(({ keys }) => keys.length > 0);
}

function placesOf(screen: Screen | undefined): ReadonlySet<string> {
  const places = new Set<string>(["everywhere"]);
  if (screen?.kind === "settings") places.add("settings");
  if (screen?.kind === "content") places.add(screen.content);
  if (screen?.kind !== "table") return places;
  const { search, opens, selection, saveSelected, sidebar } = screen;
  const has: Readonly<Record<string, boolean>> = {
    table: true,
    search: search !== undefined,
    opens: opens !== undefined,
    cells: selection?.edit?.cells !== undefined,
    selects: selection !== undefined || saveSelected !== undefined,
    sidePanel: opens?.kind === "form" && opens.frame !== "popup",
    detail: opens?.kind === "detail",
    form: opens?.kind === "form",
    sidebar: sidebar !== undefined,
  };
  for (const [place, isThere] of Object.entries(has)) if (isThere) places.add(place);
  return places;
}
