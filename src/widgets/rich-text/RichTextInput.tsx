import { IconCode, IconMaximize, IconMinimize } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { richTexts as texts } from "../../../definitions/texts/rich-text";
import { Button } from "../../runtime/ui/controls/Button";
import { IconButton } from "../../runtime/ui/controls/IconButton";
import { describedBy, isInvalid, type WidgetProps } from "../../runtime/registry/widget";
import { HtmlInput } from "../HtmlInput";
import { readDocument } from "./rich-document";
import { RichText } from "./RichText";
import type { RichImages } from "./use-rich-view";
import { useFullScreen, type FullScreen } from "./use-full-screen";
import "./rich-text.css";

interface RichTextInputProps extends WidgetProps<string | undefined> {
  images?: RichImages;
}

/** Input for HTML: rich text or source. HTML that the rich editor cannot represent is edited as source only. */
export function RichTextInput({ images, ...props }: RichTextInputProps): ReactNode {
  const { value = "", id } = props;
  const [isSource, setSource] = useState(false);
  const [read, setRead] = useState(() => ({ value, text: readDocument(value) }));
  if (read.value !== value) setRead({ value, text: readDocument(value) });
  const { text } = read;
  const isRich = text !== undefined;
  const note = `${id}-source`;
  const onChange = (html: string): void => {
    // The editor has the document of its own HTML.
    setRead({ value: html, text });
    props.onChange(html);
  };
  const { props: full, isFull, setFull } = useFullScreen();
  const end = (
    <span className="rich-end">
      <FullScreenButton {...{ isFull, setFull }} />
      <SourceButton isSource={isSource || !isRich} disabled={!isRich} onClick={() => setSource(!isSource)} />
    </span>
  );
  return (
    <div
      className={["rich", isInvalid(props) && "is-invalid", isFull && "is-full"].filter(Boolean).join(" ")}
      {...full}
    >
      {text && !isSource ? (
        <RichText {...props} images={images} text={text} value={value} onChange={onChange} end={end} />
      ) : (
        <>
          <div className="rich-bar">
            <span id={note} className="hint rich-note">
              {!isRich && texts.sourceOnly}
            </span>
            {end}
          </div>
          <HtmlInput {...props} aria-describedby={isRich ? describedBy(props) : `${describedBy(props)} ${note}`} />
        </>
      )}
    </div>
  );
}

const FullScreenButton = ({ isFull, setFull }: Pick<FullScreen, "isFull" | "setFull">): ReactNode => (
  <IconButton
    small
    icon={isFull ? IconMinimize : IconMaximize}
    label={texts.fullScreen}
    aria-pressed={isFull}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => setFull(!isFull)}
  />
);

interface SourceButtonProps {
  isSource: boolean;
  disabled: boolean;
  onClick: () => void;
}

const SourceButton = ({ isSource, ...button }: SourceButtonProps): ReactNode => (
  <Button size="small" look="quiet" aria-pressed={isSource} {...button}>
    <IconCode className="i i--s" aria-hidden="true" />
    {texts.source}
  </Button>
);
