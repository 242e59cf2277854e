import { IconCode } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { Button } from "../../runtime/ui/controls/Button";
import { describedBy, isInvalid, type WidgetProps } from "../../runtime/registry/widget";
import { HtmlInput } from "../HtmlInput";
import { readDocument } from "./rich-document";
import { RichText } from "./RichText";
import "./rich-text.css";

const { richText: texts } = recordTexts;

/** Input for HTML: rich text or source. HTML that the rich editor cannot represent is edited as source only. */
export function RichTextInput(props: WidgetProps<string | undefined>): ReactNode {
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
  const toggle = (
    <Button
      size="small"
      look="quiet"
      className="rich-source"
      aria-pressed={isSource || !isRich}
      disabled={!isRich}
      onClick={() => setSource(!isSource)}
    >
      <IconCode className="i i--s" aria-hidden="true" />
      {texts.source}
    </Button>
  );
  return (
    <div className={isInvalid(props) ? "rich is-invalid" : "rich"}>
      {text && !isSource ? (
        <RichText {...props} text={text} value={value} onChange={onChange} end={toggle} />
      ) : (
        <>
          <div className="rich-bar">
            <span id={note} className="hint rich-note">
              {!isRich && texts.sourceOnly}
            </span>
            {toggle}
          </div>
          <HtmlInput {...props} aria-describedby={isRich ? describedBy(props) : `${describedBy(props)} ${note}`} />
        </>
      )}
    </div>
  );
}
