import { IconChevronDown, IconChevronUp, IconSchema } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { importLimits } from "../../../../definitions/limits/sizes";
import { uploadTexts } from "../../../../definitions/texts/uploads";
import type { WholeCollection } from "../configuration/after-import";
import { diffOf, countDifferences } from "../configuration/diff-lines";
import type { DescribedChange } from "./model/import-job";
import type { ImportRefusal } from "./model/refusal";
import { formatCount, interpolate } from "../../../values/text/text";
import { Button } from "../../../runtime/ui/controls/Button";
import { Note } from "../../../runtime/ui/notices/Note";
import { lazyComponent } from "../../../runtime/ui/loading/lazy-component";
import { PopupFrame } from "../../../runtime/ui/dialogs/PopupFrame";
import { DiffTable } from "./DiffTable";
import { RefusalNote } from "./RefusalNote";
import { RefusedFindings } from "./RefusedFindings";
import type { ComparedText } from "./use-comparison";
import type { Importing } from "./use-import";
import "./review.css";

interface ReviewPopupProps {
  result: ComparedText;
  /** Collections before the import. */
  current: readonly WholeCollection[];
  importing: Importing;
  onClose: () => void;
}

const ComparedDiagram = lazyComponent(async () => (await import("../diagram/ComparedDiagram")).ComparedDiagram);

/** Full-screen review of all changes before the import, as a comparison of texts or as a diagram. */
export function ReviewPopup({ result, current, importing, onClose }: ReviewPopupProps): ReactNode {
  const { changes, compared } = result;
  const { busy, refusal, ask } = importing;
  const items = useItems(changes);
  const total = items.reduce((sum, { places }) => sum + places, 0);
  const [place, setPlace] = useState(-1);
  const [isDrawn, setDrawn] = useState(false);
  const go = (step: number): void => setPlace((now) => Math.min(total - 1, Math.max(0, now + step)));
  const keys = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isDrawn || !event.altKey || step === undefined) return;
    event.preventDefault();
    go(step);
  };
  const { findings, unknownTypes } = compared;
  const confirm = (): void => {
    // A refusal is shown at its collection in the comparison.
    setDrawn(false);
    ask(compared);
  };
  const elsewhere =
    refusal && !items.some(({ change }) => (change.after ?? change.before).id === refusal.collection?.id);
  return (
    <PopupFrame
      title={isDrawn ? importTexts.diagram : importTexts.diff}
      className="popup--full"
      isRisky={compared.deletions.length > 0}
      busy={busy}
      stays
      focus={undefined}
      onKeyDown={keys}
      onClose={onClose}
      tools={
        <>
          {!isDrawn && <Places place={place} total={total} onGo={go} />}
          {items.length > 0 && <DrawButton pressed={isDrawn} onPress={() => setDrawn(!isDrawn)} />}
        </>
      }
      foot={<Foot {...{ changes, importing, onClose }} onConfirm={items.length > 0 ? confirm : undefined} />}
    >
      {elsewhere && <RefusalNote {...{ refusal, unknownTypes, findings }} />}
      {!refusal && <RefusalWarning findings={findings} />}
      {items.length === 0 && <Note kind="info">{importTexts.upToDate}</Note>}
      {isDrawn ? (
        <ComparedDiagram current={current} changes={changes} />
      ) : (
        <DiffList items={items} place={place} refusal={refusal} />
      )}
    </PopupFrame>
  );
}

const DrawButton = ({ pressed, onPress }: { pressed: boolean; onPress: () => void }): ReactNode => (
  <Button look="quiet" aria-pressed={pressed} onClick={onPress}>
    <IconSchema className="i" aria-hidden="true" />
    {importTexts.draw}
  </Button>
);

interface FootProps extends Pick<ReviewPopupProps, "importing" | "onClose"> {
  changes: readonly DescribedChange[];
  /** Imports the changes; undefined if there are none. */
  onConfirm: (() => void) | undefined;
}

const Foot = ({ changes, importing: { busy, upload }, onClose, onConfirm }: FootProps): ReactNode => (
  <>
    {busy ? <Sending share={upload?.share ?? 0} /> : <span className="totals">{totalsOf(changes)}</span>}
    <span className="grow" />
    <Button look="quiet" size="form" disabled={busy && !upload} onClick={upload ? upload.stop : onClose}>
      {upload ? uploadTexts.stop : importTexts.close}
    </Button>
    {onConfirm && (
      <Button look="primary" size="form" busy={busy} onClick={onConfirm}>
        {importTexts.confirm}
      </Button>
    )}
  </>
);

/** Warns of parts that the backend is going to refuse. */
const RefusalWarning = ({ findings }: Pick<ComparedText["compared"], "findings">): ReactNode =>
  findings.some(({ effect }) => effect === "refused") && (
    <Note kind="warning">
      <RefusedFindings title={importTexts.refused.ahead} findings={findings} />
    </Note>
  );

interface Item {
  change: DescribedChange["change"];
  parts: ReturnType<typeof diffOf>;
  firstPlace: number;
  places: number;
}

const useItems = (changes: readonly DescribedChange[]): Item[] => useMemo(() => itemsOf(changes), [changes]);

// Differences are numbered across all collections.
function itemsOf(changes: readonly DescribedChange[]): Item[] {
  let next = 0;
  return changes.map(({ change }) => {
    const parts = diffOf(change);
    const places = countDifferences(parts);
    next += places;
    return { change, parts, places, firstPlace: next - places };
  });
}

// The answer may take a while after the upload, so screen readers announce that state.
const Sending = ({ share }: { share: number }): ReactNode => (
  <span className="totals is-sending">
    {share < 1 ? (
      interpolate(importTexts.sending, { n: Math.floor(share * 100) })
    ) : (
      <span role="status">{importTexts.sent}</span>
    )}
  </span>
);

function totalsOf(changes: readonly DescribedChange[]): string {
  const count = (kind: string): string => formatCount(changes.filter(({ change }) => change.kind === kind).length);
  return interpolate(importTexts.totals, {
    deleted: count("deleted"),
    changed: count("changed"),
    added: count("added"),
  });
}

const placeText = (n: number, of: number): string =>
  interpolate(importTexts.place, { n: formatCount(n), of: formatCount(of) });

// A hidden copy of the longest text keeps the counter's width, so the buttons do not move.
const Places = ({ place, total, onGo }: { place: number; total: number; onGo: (step: number) => void }): ReactNode => (
  <>
    <span role="status" className="place num" data-longest={placeText(total, total)}>
      {place >= 0 && <span>{placeText(place + 1, total)}</span>}
    </span>
    <div className="places" role="group" aria-label={importTexts.keys} data-tip={importTexts.keys}>
      <button type="button" className="icon-btn" aria-label={importTexts.before} onClick={() => onGo(-1)}>
        <IconChevronUp className="i" aria-hidden="true" />
      </button>
      <button type="button" className="icon-btn" aria-label={importTexts.next} onClick={() => onGo(1)}>
        <IconChevronDown className="i" aria-hidden="true" />
      </button>
    </div>
  </>
);

interface DiffListProps {
  items: readonly Item[];
  place: number;
  refusal: ImportRefusal | undefined;
}

// Virtualised: only visible collections are rendered, plus a few around them.
function DiffList({ items, place, refusal }: DiffListProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => 120 + Math.min(items[index]!.places, importLimits.parts) * 28,
    overscan: 2,
    initialRect: { width: 1200, height: 800 },
  });
  const scrollTo = (index: number): void => list.scrollToIndex(index, { align: "start" });
  useScrollToChange(box, items, place, scrollTo);
  const scrollToRefused = useEffectEvent((id: string | undefined) => {
    const index = items.findIndex(({ change }) => (change.after ?? change.before).id === id);
    if (index !== -1) scrollTo(index);
  });
  const refused = refusal?.collection?.id;
  useEffect(() => scrollToRefused(refused), [refused]);
  return (
    <div className="diff-list scroll" ref={box} tabIndex={0} role="region" aria-label={importTexts.diff}>
      <div className="diff-room" style={{ height: list.getTotalSize() }}>
        <div style={{ transform: `translateY(${list.getVirtualItems()[0]?.start ?? 0}px)` }}>
          {list.getVirtualItems().map(({ index, key }) => {
            const { change, parts, firstPlace } = items[index]!;
            const own = refusal && (change.after ?? change.before).id === refusal.collection?.id;
            return (
              <div key={key} data-index={index} ref={list.measureElement} className="diff-slot">
                <DiffTable {...{ change, parts, firstPlace, place }}>
                  {own && <RefusalNote refusal={refusal} change={change} />}
                </DiffTable>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Scrolls to the current difference once its collection is rendered. */
function useScrollToChange(
  box: { current: HTMLElement | null },
  items: readonly Item[],
  place: number,
  scrollTo: (index: number) => void,
): void {
  const show = useEffectEvent((wanted: number) => {
    if (wanted < 0) return undefined;
    const bring = (): boolean => {
      const row = box.current?.querySelector(`[data-place="${wanted}"]`);
      row?.scrollIntoView({ block: "center" });
      return row !== null && row !== undefined;
    };
    if (bring()) return undefined;
    scrollTo(items.findIndex(({ firstPlace, places }) => wanted < firstPlace + places));
    const observer = new MutationObserver(() => bring() && observer.disconnect());
    observer.observe(box.current!, { childList: true, subtree: true });
    return () => observer.disconnect();
  });
  useEffect(() => show(place), [place]);
}
