import { IconAlertCircleFilled } from "@tabler/icons-react";
import { useContext, useId, type KeyboardEvent, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { hasErrors } from "../model/form/errors";
import type { LineModel, TabModel } from "../model/form/form-model";
import { isShown, linesIn } from "../model/form/line-kinds";
import { LeadContext, OpenSectionsContext, useFormState } from "./form-context";

interface TabLinesProps {
  /** Tabs, or "when" lines that hold only tabs. */
  tabs: readonly LineModel[];
  draw: (lines: readonly LineModel[]) => ReactNode;
}

/** Adjacent tabs: the tab bar and the lines of the selected tab. The other tabs are not rendered. */
export function TabLines({ tabs, draw }: TabLinesProps): ReactNode {
  const id = useId();
  const { tab: wanted, chooseTab } = useContext(OpenSectionsContext);
  const lead = useContext(LeadContext);
  const titles = useFormState(({ data }) =>
    shownTabs(tabs, data)
      .map(({ title }) => title)
      .join("\n"),
  ).split("\n");
  const all = tabs.flatMap(tabsIn);
  const shown = titles.flatMap((title) => all.find((tab) => tab.title === title) ?? []);
  const chosen = shown.find(({ title }) => title === wanted) ?? shown[0];
  if (!chosen) return null;
  // Built from the index: an id must not contain spaces, and titles do.
  const idAt = (place: number): string => `${id}-${place}`;
  const place = shown.indexOf(chosen);
  const move = (event: KeyboardEvent): void => {
    const next = nextPlace(event.key, place, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    chooseTab(shown[next]!.title);
    document.getElementById(idAt(next))?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist">
        {shown.map((tab, index) => (
          <Tab
            key={tab.title}
            id={idAt(index)}
            body={`${id}-lines`}
            tab={tab}
            selected={tab === chosen}
            onChoose={() => chooseTab(tab.title)}
            onKeyDown={move}
          />
        ))}
      </div>
      <div className="tab-body" role="tabpanel" id={`${id}-lines`} aria-labelledby={idAt(place)}>
        {lead}
        {draw(chosen.items)}
      </div>
    </>
  );
}

interface TabProps {
  id: string;
  /** Id of the tab panel. */
  body: string;
  tab: TabModel;
  selected: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Tab({ id, body, tab: { title, items }, selected, onChoose, onKeyDown }: TabProps): ReactNode {
  const failing = useFormState(({ errors, lines }) => hasErrors(nowIn(lines, title) ?? items, errors));
  return (
    <button
      type="button"
      role="tab"
      id={id}
      className="tab"
      aria-selected={selected}
      aria-controls={body}
      tabIndex={selected ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      {title}
      {failing && (
        <span role="img" aria-label={texts.form.failing} data-tip={texts.form.failing}>
          <IconAlertCircleFilled className="i i--s i--solid" aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

const tabsIn = (line: LineModel): TabModel[] => (line.kind === "tab" ? [line] : linesIn(line).flatMap(tabsIn));

const shownTabs = (lines: readonly LineModel[], data: unknown): TabModel[] =>
  lines.flatMap((line) => {
    if (line.kind === "tab") return [line];
    return isShown(line, data) ? shownTabs(linesIn(line), data) : [];
  });

// List items are part of the form state, so errors in items need the current lines.
const nowIn = (lines: readonly LineModel[], title: string): readonly LineModel[] | undefined =>
  lines.flatMap(tabsIn).find((tab) => tab.title === title)?.items;

function nextPlace(key: string, place: number, count: number): number | undefined {
  const to = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : (to + count) % count;
}
