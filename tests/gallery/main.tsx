import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import "../../src/style/tokens.css";
import "../../src/style/base.css";
import "../../src/style/utilities.css";
import "../../src/style/controls.css";
import "../../src/style/fields.css";
import "./gallery.css";
import { IconSelector } from "@tabler/icons-react";
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { versions } from "../../definitions/language/versions";
import { statesIn } from "../examples/version-states";
import { answerings, choiceText, keyOf, readChoice, themes, widths, type Choice } from "./choice";
import { Details } from "./Details";
import type { SentWrite } from "./frame-backend";
import { StateList } from "./StateList";

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
};

const choose = (choice: Choice): void => void (window.location.hash = choiceText(choice));

function Gallery(): ReactNode {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
  const asked = useMemo(() => readChoice(hash), [hash]);
  const { states } = useMemo(() => statesIn(asked.version), [asked.version]);
  // A version may lack the state of the version before.
  const state = states.find((each) => keyOf(each) === asked.state) ?? states[0]!;
  const choice = { ...asked, state: keyOf(state) };
  const shown = choiceText(choice);
  const sent = useSentWrites(shown);
  useEffect(() => {
    document.documentElement.dataset["theme"] = choice.theme;
    document.title = `${state.screen} · Gallery · Sextant`;
  }, [choice.theme, state.screen]);
  return (
    <div className="gallery">
      <header>
        <h1>Gallery</h1>
        <span className="grow" />
        <Switch
          label="Version"
          value={choice.version}
          all={versions}
          onChange={(version) => choose({ ...choice, version })}
        />
        <Switch label="Theme" value={choice.theme} all={themes} onChange={(theme) => choose({ ...choice, theme })} />
        <Switch label="Width" value={choice.width} all={widths} onChange={(width) => choose({ ...choice, width })} />
        <Switch
          label="Backend answers"
          value={choice.answers}
          all={answerings}
          onChange={(answers) => choose({ ...choice, answers })}
        />
      </header>
      <StateList {...{ states, state }} addressOf={(each) => `#${choiceText({ ...choice, state: keyOf(each) })}`} />
      <main data-width={choice.width}>
        <div className="gallery-stage">
          {/* Both pages are the project's own. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe key={shown} title="Screen" src={`frame.html?${shown}`} style={{ width: `${choice.width}px` }} />
        </div>
        <Details {...{ state, sent }} />
      </main>
    </div>
  );
}

/** Returns the writes that the frame has sent since it was opened. */
function useSentWrites(frame: string): readonly SentWrite[] {
  const [sent, setSent] = useState<{ frame: string; writes: readonly SentWrite[] }>({ frame, writes: [] });
  if (sent.frame !== frame) setSent({ frame, writes: [] });
  useEffect(() => {
    const receive = ({ data, source }: MessageEvent<SentWrite>): void => {
      // The dev server sends messages, too.
      if (source !== window && data?.method) setSent((before) => ({ ...before, writes: [...before.writes, data] }));
    };
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  }, []);
  return sent.writes;
}

interface SwitchProps<Value extends string> {
  label: string;
  value: Value;
  all: readonly Value[];
  onChange: (value: Value) => void;
}

function Switch<Value extends string>({ label, value, all, onChange }: SwitchProps<Value>): ReactNode {
  return (
    <label className="gallery-switch">
      <span>{label}</span>
      <span className="select-box">
        <select
          className="select"
          value={value}
          onChange={({ target }) => onChange(all.find((each) => each === target.value) ?? value)}
        >
          {all.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <IconSelector className="i" aria-hidden="true" />
      </span>
    </label>
  );
}

createRoot(document.getElementById("root")!).render(<Gallery />);
