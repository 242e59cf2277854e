import { useMemo, useState, type ReactNode } from "react";
import { valuesText } from "../examples/form-examples";
import type { ExampleState } from "../examples/screen-states";
import { widgetsOf } from "../examples/widgets";
import { keyOf } from "./choice";

interface StateListProps {
  states: readonly ExampleState[];
  state: ExampleState;
  addressOf: (state: ExampleState) => string;
}

const scrollTo = (link: HTMLElement | null): void => link?.scrollIntoView({ block: "nearest" });

/** Screens with their states, narrowed by a search in names, conditions and widgets. */
export function StateList({ states, state, addressOf }: StateListProps): ReactNode {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/);
  const texts = useMemo(() => new Map(states.map((each) => [each, textOf(each)])), [states]);
  const found = states.filter((each) => words.every((word) => texts.get(each)!.includes(word)));
  const screens = [...new Set(found.map(({ screen }) => screen))];
  return (
    <nav aria-label="States">
      <input
        className="input"
        type="search"
        aria-label="Search states"
        placeholder="Search states, widget:select..."
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <p className="gallery-none">No states found.</p>}
      {screens.map((screen) => (
        <section key={screen}>
          <h2>{screen}</h2>
          {found
            .filter((each) => each.screen === screen)
            .map((each) => (
              <a
                key={keyOf(each)}
                href={addressOf(each)}
                {...(each === state && { "aria-current": "page", ref: scrollTo })}
              >
                <span>{each.view}</span>
                <StateName state={each} all={states} />
              </a>
            ))}
        </section>
      ))}
    </nav>
  );
}

// "widget:" is a way to find only the states with a widget.
const textOf = (state: ExampleState): string =>
  [keyOf(state), valuesText(state.values), ...[...widgetsOf(state)].map((name) => `widget:${name}`)]
    .join(" ")
    .toLowerCase();

const most = 3;

/** Conditions in which a state differs from the first one of its form. */
function StateName({ state, all }: { state: ExampleState; all: readonly ExampleState[] }): ReactNode {
  const first = all.find(({ screen, view }) => screen === state.screen && view === state.view)!;
  const differing = Object.entries(state.values).filter(([path, value]) => first.values[path] !== value);
  const shown = state === first ? Object.entries(state.values) : differing;
  if (shown.length === 0) return null;
  const more = shown.length > most ? `, and ${shown.length - most} more` : "";
  return (
    <small title={valuesText(state.values)}>
      {valuesText(Object.fromEntries(shown.slice(0, most)))}
      {more}
    </small>
  );
}
