import "./palette.css";
import { IconSearch, IconX } from "@tabler/icons-react";
import { Dialog } from "radix-ui";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { paletteLimits } from "../../../definitions/limits/palette";

import { texts } from "../../../definitions/texts/texts";
import { paletteTexts } from "../../../definitions/texts/palette";
import { interpolate, joinWithAnd } from "../../values/text/text";
import type { HitGroup, PaletteEntry } from "../model/palette/palette-entry";
import { searchPalette, wordsOf } from "../model/palette/search-palette";
import type { Schemas } from "../model/form/schema";
import { overlayHost } from "../ui/dialogs/DialogFrame";
import { paletteField } from "../ui/focus/palette-field";
import { returnFocus } from "../ui/focus/return-focus";
import { Keys } from "./Keys";
import { PaletteList, optionId } from "./PaletteList";
import { nextKey } from "./search-keys";
import { usePaletteGroups, type PaletteContent } from "./use-palette-groups";

interface CommandPaletteProps {
  opener: Element | undefined;
  /** Schemas of all forms on settings pages. */
  schemas: Schemas;
  onClose: () => void;
}

/** Search field above everything that has an address: pages, items, settings and actions. */
export function CommandPalette({ opener = document.body, schemas, onClose }: CommandPaletteProps): ReactNode {
  // Here, as the content comes later, when the other field is gone.
  const [early] = useState(typedEarly);
  const left = useRef(false);
  const leave = (): void => {
    left.current = true;
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={overlayHost()}>
        <div className="scrim scrim--popup" aria-hidden="true" />
        <Dialog.Content
          className="palette"
          aria-describedby={undefined}
          // Without selecting what was typed while it loaded.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(paletteField)?.focus();
          }}
          // The palette handles Escape itself: it clears the field first.
          onEscapeKeyDown={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => (left.current ? focusPage(event) : returnFocus(event, opener))}
        >
          <Dialog.Title className="sr">{paletteTexts.label}</Dialog.Title>
          <Search {...{ early, schemas, onClose, onLeave: leave }} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

// A field or a panel of the next page may have the focus already.
function focusPage(event: Event): void {
  event.preventDefault();
  if (document.activeElement === document.body) document.getElementById("main")?.focus();
}

interface SearchProps extends Omit<CommandPaletteProps, "opener"> {
  /** Input until the palette was loaded. */
  early: string;
  /** Closes the palette for another page. */
  onLeave: () => void;
}

const typedEarly = (): string => {
  const field = document.getElementById(paletteField);
  return field instanceof HTMLInputElement ? field.value : "";
};

function Search({ early, schemas, ...ends }: SearchProps): ReactNode {
  const [typed, setTyped] = useState(early);
  const content = usePaletteGroups(typed, schemas);
  const { groups, active, choose, choosing, reset } = useHits(content, typed, ends);
  const type = (text: string): void => {
    setTyped(text);
    reset();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    choosing(event);
    if (event.key !== "Escape" || event.repeat || event.nativeEvent.isComposing) return;
    if (typed === "") ends.onClose();
    else type("");
  };
  return (
    <div className="palette-frame">
      <div className="palette-field">
        <IconSearch className="i" aria-hidden="true" />
        <input
          id={paletteField}
          type="text"
          role="combobox"
          aria-label={paletteTexts.label}
          placeholder={paletteTexts.placeholder}
          autoComplete="off"
          spellCheck={false}
          aria-expanded="true"
          aria-controls="palette-list"
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active.key)}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <Dialog.Close className="icon-btn" aria-label={texts.form.close}>
          <IconX className="i" aria-hidden="true" />
        </Dialog.Close>
      </div>
      <PaletteList {...{ groups, active: active?.key, words: wordsOf(typed) }} onChoose={choose} />
      <Note {...{ content, typed }} isEmpty={groups.length === 0} />
      <Foot />
    </div>
  );
}

const Foot = (): ReactNode => (
  <footer className="palette-foot" aria-hidden="true">
    {paletteTexts.footer.map(({ keys, does }) => (
      <span key={does}>
        <Keys keys={keys} />
        {does}
      </span>
    ))}
  </footer>
);

/** Returns the entries that match, the one that Enter chooses, and how to move to others and choose them. */
function useHits(
  content: PaletteContent,
  typed: string,
  { onClose, onLeave }: Pick<SearchProps, "onClose" | "onLeave">,
) {
  const navigate = useNavigate();
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const hits = searchPalette(content.groups, typed);
  const groups = hits.map((group) => shortened(group, expanded, () => setExpanded([...expanded, group.title])));
  const entries = groups.flatMap((group) => group.hits.map(({ entry }) => entry));
  // The first entry that can be chosen, until the admin moves.
  const active = entries.find(({ key }) => key === chosen) ?? entries.find(({ disabled }) => disabled === undefined);
  const choose = (entry: PaletteEntry, apart: boolean): void => {
    if (entry.disabled !== undefined) return;
    if (entry.run) return entry.run();
    if (entry.to !== undefined && apart) return void window.open(`#${entry.to}`, "_blank", "noopener");
    if (entry.to === undefined) onClose();
    else onLeave();
    if (entry.to !== undefined) navigate(entry.to, { state: entry.opensHere ? { opener: true } : null });
    entry.runClosed?.();
  };
  const choosing = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = nextKey(event, groups, active?.key);
    if (next !== undefined) setChosen(next);
    else if (event.key !== "Enter") return;
    else if (active && !event.repeat) choose(active, event.ctrlKey || event.metaKey);
    event.preventDefault();
  };
  const reset = (): void => {
    setExpanded([]);
    setChosen(undefined);
  };
  return { groups, active, choose, choosing, reset };
}

/** Returns a group with its first hits, and a line that shows the others. */
function shortened(group: HitGroup, expanded: readonly string[], expand: () => void): HitGroup {
  const { title, hits } = group;
  if (hits.length <= paletteLimits.group || expanded.includes(title)) return group;
  const label = interpolate(paletteTexts.showAll, { n: hits.length });
  const rest = { entry: { key: `all ${title}`, label, icon: "go" as const, run: expand } };
  return { title, hits: [...hits.slice(0, paletteLimits.group), rest] };
}

interface NoteProps {
  content: PaletteContent;
  typed: string;
  isEmpty: boolean;
}

/** Says that nothing was found, and which lists were not searched. */
function Note({ content: { pending, failed }, typed, isEmpty }: NoteProps): ReactNode {
  const lacking = [
    pending.length > 0 && interpolate(paletteTexts.loading, { names: joinWithAnd(pending) }),
    failed.length > 0 && interpolate(paletteTexts.notLoaded, { names: joinWithAnd(failed) }),
  ].filter(Boolean);
  return (
    <div role="status" className={isEmpty || lacking.length > 0 ? "palette-note" : "sr"}>
      {isEmpty && (
        <>
          <b>{interpolate(paletteTexts.nothing, { typed: typed.trim() })}</b>
          <span>{paletteTexts.searched}</span>
        </>
      )}
      {lacking.map((text) => (
        <span key={String(text)}>{text}</span>
      ))}
    </div>
  );
}
