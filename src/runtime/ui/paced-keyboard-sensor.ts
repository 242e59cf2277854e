import { KeyboardSensor, type KeyboardSensorProps } from "@dnd-kit/core";

/**
 * Moves by keys, however fast they come: the library listens a timer after something is lifted and measures where it
 * stands once that is drawn, so that on a busy page it would miss keys, or drop what has not been moved yet.
 */
export class PacedKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const stop = paceKeys();
    super({
      ...props,
      onEnd: () => {
        stop();
        props.onEnd();
      },
      onCancel: () => {
        stop();
        props.onCancel();
      },
    });
  }
}

const movingKeys = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Space", "Enter", "Escape"]);

/** Lets each key wait until what the one before did is drawn. Returns what ends that. */
function paceKeys(): () => void {
  const held: KeyboardEvent[] = [];
  let pressed: KeyboardEvent | undefined;
  let drawn = false;
  const press = (event: KeyboardEvent): void => {
    pressed = new KeyboardEvent("keydown", event);
    event.target?.dispatchEvent(pressed);
  };
  const pressNext = (): void => {
    const next = held.shift();
    drawn = next === undefined;
    if (!next) return;
    press(next);
    onceDrawn(pressNext);
  };
  const pace = (event: KeyboardEvent): void => {
    if (event === pressed || !movingKeys.has(event.code)) return;
    if (drawn) {
      drawn = false;
      onceDrawn(pressNext);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  window.addEventListener("keydown", pace, true);
  // By then the timer of the library has passed, too.
  setTimeout(() => onceDrawn(pressNext));
  return () => {
    window.removeEventListener("keydown", pace, true);
    // What is pressed after a drop may lift again.
    onceDrawn(() => held.splice(0).forEach(press));
  };
}

// What is measured after drawing is known in the frame after.
const onceDrawn = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then));
};
