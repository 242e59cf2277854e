import { IconCode } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { Button } from "../../runtime/ui/controls/Button";
import { describedBy, isInvalid, type WidgetProps } from "../../runtime/registry/widget";
import { HtmlInput } from "../HtmlInput";
import { isRepresentable } from "./rich-html";
import { RichText } from "./RichText";
import "./rich-text.css";

const { richText: texts } = recordTexts;

/** Input for HTML: rich text or source. HTML that the rich editor cannot represent is edited as source only. */
export function RichTextInput(props: WidgetProps<string | undefined>): ReactNode {
  const { value = "", id } = props;
  const [isSource, setSource] = useState(false);
  // HTML from the editor itself is always representable.
  const [checked, setChecked] = useState({ value, isRich: isRepresentable(value) });
  if (checked.value !== value) setChecked({ value, isRich: isRepresentable(value) });
  const { isRich } = checked;
  const note = `${id}-source`;
  const onChange = (html: string): void => {
    setChecked({ value: html, isRich: true });
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
      {isRich && !isSource ? (
        <RichText {...props} value={value} onChange={onChange} end={toggle} />
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
