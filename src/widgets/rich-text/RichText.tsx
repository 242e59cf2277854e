import { isInTable } from "prosemirror-tables";
import { useState, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { IconButton } from "../../runtime/ui/controls/IconButton";
import type { IconPicture } from "../../runtime/registry/registry";
import { LinkForm } from "./LinkForm";
import { richActions, type ActionName } from "./rich-actions";
import { addressOfLink, canLink, linkTo } from "./rich-links";
import { tableGroups, toolbarGroups } from "./toolbar-groups";
import { useRichView, type RichViewProps } from "./use-rich-view";
import { useToolbar } from "./use-toolbar";

const { richText: texts } = recordTexts;

interface RichTextProps extends RichViewProps {
  /** Content at the end of the toolbar. */
  end: ReactNode;
}

/** Rich text editor with toolbar. Reports changes as HTML. */
export function RichText({ end, ...props }: RichTextProps): ReactNode {
  const { host, state, run, focus } = useRichView(props);
  const [isLinking, setLinking] = useState(false);
  const bar = useToolbar();
  const closeLink = (): void => {
    setLinking(false);
    focus();
  };
  const act = (name: ActionName): void => {
    run(richActions[name].run);
    focus();
  };
  const canRun = (name: ActionName | "link"): boolean =>
    name === "link" ? canLink(state) : richActions[name].canRun?.(state) !== false;
  const button = (name: ActionName | "link", icon: IconPicture): ReactNode => (
    <IconButton
      key={name}
      small
      icon={icon}
      label={texts[name]}
      aria-pressed={name === "link" ? addressOfLink(state) !== "" : richActions[name].isOn?.(state)}
      disabled={props.disabled || !canRun(name)}
      // The editor must keep its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (name === "link" ? setLinking(true) : act(name))}
    />
  );
  return (
    <>
      <div className="rich-bar" aria-label={texts.toolbar} {...bar}>
        {[...toolbarGroups, ...(isInTable(state) ? tableGroups : [])].map((group) => (
          <span key={group[0][0]} className="rich-group">
            {group.map(([name, icon]) => button(name, icon))}
          </span>
        ))}
        {end}
      </div>
      {isLinking && (
        <LinkForm
          address={addressOfLink(state)}
          onDone={(address) => {
            if (address !== undefined) run(linkTo(address));
            closeLink();
          }}
        />
      )}
      <div ref={host} className="rich-host" />
    </>
  );
}
