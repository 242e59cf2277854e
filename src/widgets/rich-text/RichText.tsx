import {
  IconBold,
  IconClearFormatting,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconQuote,
  IconUnderline,
} from "@tabler/icons-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { IconButton } from "../../runtime/ui/controls/IconButton";
import type { IconPicture } from "../../runtime/registry/registry";
import { LinkForm } from "./LinkForm";
import { addressOfLink, canLink, linkTo, richActions, type RichAction } from "./rich-actions";
import { useRichView, type RichViewProps } from "./use-rich-view";

const { richText: texts } = recordTexts;

type ActionName = keyof typeof richActions;

const groups: readonly (readonly (readonly [ActionName | "link", IconPicture])[])[] = [
  [
    ["heading", IconH2],
    ["bold", IconBold],
    ["italic", IconItalic],
    ["underline", IconUnderline],
  ],
  [
    ["bulletList", IconList],
    ["numberedList", IconListNumbers],
    ["quote", IconQuote],
  ],
  [
    ["link", IconLink],
    ["clear", IconClearFormatting],
  ],
];

interface RichTextProps extends RichViewProps {
  /** Content at the end of the toolbar. */
  end: ReactNode;
}

/** Rich text editor with toolbar. Reports changes as HTML. */
export function RichText({ end, ...props }: RichTextProps): ReactNode {
  const { host, state, run, focus } = useRichView(props);
  const [isLinking, setLinking] = useState(false);
  const closeLink = (): void => {
    setLinking(false);
    focus();
  };
  const act = (action: RichAction): void => {
    run(action.run);
    focus();
  };
  const button = (name: ActionName | "link", icon: IconPicture): ReactNode => {
    const action: RichAction | undefined = name === "link" ? undefined : richActions[name];
    const isOn = action ? action.isOn?.(state) : addressOfLink(state) !== "";
    return (
      <IconButton
        key={name}
        small
        icon={icon}
        label={texts[name]}
        aria-pressed={isOn}
        disabled={props.disabled || (!action && !canLink(state))}
        // The editor must keep its selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (action ? act(action) : setLinking(true))}
      />
    );
  };
  return (
    <>
      <div className="rich-bar" role="toolbar" tabIndex={-1} aria-label={texts.toolbar} onKeyDown={moveAlong}>
        {groups.map((group) => (
          <span key={group[0]![0]} className="rich-group">
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
      <div ref={host} />
    </>
  );
}

// Arrow keys move along the toolbar.
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled")];
  event.preventDefault();
  buttons.at((buttons.indexOf(event.target as HTMLElement) + step) % buttons.length)?.focus();
}
