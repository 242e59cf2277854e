import "./palette.css";
import type { ReactNode } from "react";
import { keyTexts } from "../../../definitions/texts/keys";
import { keysOf } from "../model/palette/screen-keys";
import { Button } from "../ui/controls/Button";
import { PopupFrame } from "../ui/dialogs/PopupFrame";
import { Keys } from "./Keys";
import { useScreenAtHand } from "./screen-at-hand";

/** Popup with the keys that work on the page. */
export function KeysPopup({ onClose }: { onClose: () => void }): ReactNode {
  const { screen } = useScreenAtHand();
  const foot = (
    <>
      <span className="grow" />
      <Button size="form" onClick={onClose}>
        {keyTexts.close}
      </Button>
    </>
  );
  return (
    <PopupFrame title={keyTexts.title} foot={foot} onClose={onClose}>
      {keysOf(screen).map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className="keys-list">
            {keys.map((line) => (
              <KeyLine key={line.does + line.keys.join(" ")} {...line} />
            ))}
          </dl>
        </section>
      ))}
    </PopupFrame>
  );
}

const KeyLine = ({ keys, does }: { keys: readonly string[]; does: string }): ReactNode => (
  <>
    <dt>
      <Keys keys={keys} />
    </dt>
    <dd>{does}</dd>
  </>
);
