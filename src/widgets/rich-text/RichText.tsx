import { isInTable } from "prosemirror-tables";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { richTexts as texts } from "../../../definitions/texts/rich-text";
import { IconButton } from "../../runtime/ui/controls/IconButton";
import { ImageForm } from "./ImageForm";
import { LinkForm } from "./LinkForm";
import { richActions, type ActionName } from "./rich-actions";
import { putImage, selectedImage } from "./rich-images";
import { addressOfLink, linkTo } from "./rich-links";
import { tableGroups, toolbarGroups } from "./toolbar-groups";
import { tableHelpId, useRichView, type RichView, type RichViewProps } from "./use-rich-view";
import { useToolbar } from "./use-toolbar";

interface RichTextProps extends RichViewProps {
  /** Content at the end of the toolbar. */
  end: ReactNode;
}

/** Rich text editor with toolbar. Reports changes as HTML. */
export function RichText({ end, ...props }: RichTextProps): ReactNode {
  const view = useRichView(props);
  const { host, state, run, focus } = view;
  const [opened, setOpened] = useState<ActionName>();
  useFocusWhenClosed(opened !== undefined, focus);
  const bar = useToolbar();
  const act = (name: ActionName): void => {
    const { run: command } = richActions[name];
    setOpened(command ? undefined : name);
    if (!command) return;
    run(command);
    focus();
  };
  const isTable = isInTable(state);
  const groups = isTable ? [...toolbarGroups, ...tableGroups] : toolbarGroups;
  return (
    <>
      <div className="rich-bar" aria-label={texts.toolbar} {...bar}>
        {groups.map((group) => (
          <span key={group[0][0]} className="rich-group">
            {group.map(([name, icon]) => (
              <IconButton
                key={name}
                small
                icon={icon}
                label={texts[name]}
                aria-pressed={richActions[name].isOn?.(state)}
                disabled={props.disabled || richActions[name].canRun?.(state) === false}
                // The editor must keep its selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => act(name)}
              />
            ))}
          </span>
        ))}
        {end}
      </div>
      {isTable && (
        <p id={tableHelpId(props.id)} className="hint rich-help">
          {texts.tableKeys}
        </p>
      )}
      <Opened {...{ opened, view }} images={props.images} onClose={() => setOpened(undefined)} />
      <div ref={host} className="rich-host" />
    </>
  );
}

// A popup of the form keeps the focus until it is gone.
function useFocusWhenClosed(isOpen: boolean, focus: () => void): void {
  const wasOpen = useRef(false);
  const closed = useEffectEvent(focus);
  useEffect(() => {
    if (wasOpen.current && !isOpen) closed();
    wasOpen.current = isOpen;
  }, [isOpen]);
}

interface OpenedProps extends Pick<RichViewProps, "images"> {
  opened: ActionName | undefined;
  view: RichView;
  onClose: () => void;
}

/** Form that an action opened below the toolbar. */
function Opened({ opened, view: { state, run }, images, onClose }: OpenedProps): ReactNode {
  if (opened === "link")
    return (
      <LinkForm
        address={addressOfLink(state)}
        onDone={(address) => {
          if (address !== undefined) run(linkTo(address));
          onClose();
        }}
      />
    );
  if (opened === "image")
    return (
      <ImageForm
        image={selectedImage(state)}
        Picker={images?.Picker}
        onDone={(image) => {
          if (image) run(putImage(image));
          onClose();
        }}
      />
    );
  return null;
}
