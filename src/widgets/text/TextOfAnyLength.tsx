import "./long-text.css";
import { useState, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { longText } from "../../../definitions/limits/sizes";
import { cutPosition } from "../../values/text/cut-text";
import { formatCount, interpolate } from "../../values/text/text";
import { Button } from "../../runtime/ui/controls/Button";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { useCaret, type SharedCaret } from "../use-caret";
import { describedBy } from "../../runtime/registry/widget";
import { GrowingArea, type GrowingAreaProps } from "./GrowingArea";

type TextProps = Omit<GrowingAreaProps, "areaRef" | "readOnly" | "onLongPaste">;
type View = "area" | "editor" | "shortened";

const viewOf = ({ length }: string): View => {
  if (length < longText.editorFrom) return "area";
  return length < longText.shortenedFrom ? "editor" : "shortened";
};

/** Chooses the control by length: a textarea, an editor that renders visible lines, or a read-only beginning. */
export function TextOfAnyLength(props: TextProps): ReactNode {
  const { text } = props;
  const [view, setView] = useState(() => viewOf(text));
  const shared = useCaret();
  // A text that gets shorter keeps the editor, so that the focus stays.
  if (view === "area" && viewOf(text) !== "area") setView("editor");
  // A draft or another admin may have replaced the text.
  if (view === "shortened" && viewOf(text) !== "shortened") setView(viewOf(text));
  const paste = (pasted: string, caret: number): void => {
    shared.place(caret);
    props.onType(pasted);
  };
  if (view === "area") return <GrowingArea {...props} areaRef={shared.areaRef} onLongPaste={paste} />;
  if (view === "editor") return <Editor {...props} {...shared} />;
  const loadAll = (): void => {
    // The button is removed, so the editor takes the focus.
    shared.place(0);
    setView("editor");
  };
  return <Shortened {...props} onLoad={loadAll} />;
}

// Keep the area until the editor is loaded; a longer text would freeze it.
const Editor = lazyComponent<TextProps & SharedCaret>(
  async () => (await import("../editor/LongTextEditor")).LongTextEditor,
  {
    waiting: (props) => (props.text.length < longText.areaUpTo ? <GrowingArea {...props} /> : <Beginning {...props} />),
  },
);

const Beginning = ({ text, ...props }: TextProps): ReactNode => {
  const { numbered, ...rest } = props;
  return (
    <GrowingArea
      {...rest}
      {...(numbered && { numbered: { marked: undefined, drawn: undefined } })}
      text={text.slice(0, cutPosition(text, 0, longText.beginning))}
      readOnly
      // The caret position refers to the complete text.
      areaRef={undefined}
    />
  );
};

/** Read-only beginning of a text, with a button that loads all of it. */
function Shortened({ onLoad, ...props }: TextProps & { onLoad: () => void }): ReactNode {
  const { id, text, disabled } = props;
  const note = `${id}-shortened`;
  const values = { n: formatCount(cutPosition(text, 0, longText.beginning)), all: formatCount(text.length) };
  return (
    <>
      <Beginning {...props} aria-describedby={`${note} ${describedBy(props)}`} />
      <div className="inline shortened">
        <p id={note} className="hint">
          {interpolate(recordTexts.shortened, values)}
        </p>
        <Button size="form" {...{ disabled }} onClick={onLoad}>
          {recordTexts.loadAll}
        </Button>
      </div>
    </>
  );
}
