import { useMemo, type KeyboardEvent, type ReactNode } from "react";

const linesInBlock = 200;

/** Long read-only text. "Select all" selects only this text; blocks out of view skip layout. */
export function TextPreview({ text, label }: { text: string; label: string }): ReactNode {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return (
    <div
      className="transfer-text scroll"
      role="textbox"
      aria-readonly="true"
      aria-multiline="true"
      aria-label={label}
      tabIndex={0}
      onKeyDown={selectAll}
    >
      {blocks.map(({ from, piece, lines }) => (
        <pre key={from} className="transfer-block" style={{ containIntrinsicHeight: `auto ${lines * 1.125}rem` }}>
          {piece}
        </pre>
      ))}
    </div>
  );
}

function selectAll(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "a") return;
  event.preventDefault();
  window.getSelection()?.selectAllChildren(event.currentTarget);
}

interface Block {
  from: number;
  piece: string;
  lines: number;
}

function blocksOf(text: string): Block[] {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  for (let from = 0; from < lines.length; from += linesInBlock) {
    const piece = lines.slice(from, from + linesInBlock);
    blocks.push({ from, piece: piece.join("\n"), lines: piece.length });
  }
  return blocks;
}
