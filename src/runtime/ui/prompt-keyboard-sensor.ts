import { KeyboardSensor, type KeyboardSensorProps } from "@dnd-kit/core";

/**
 * Moves by keys from the moment in which something is lifted: the library listens a timer later, and on a busy page the
 * next key comes before it. Such keys are held, and pressed again once it listens.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const early: KeyboardEvent[] = [];
    const hold = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      early.push(event);
    };
    window.addEventListener("keydown", hold, true);
    // Its own timer was set before this one.
    setTimeout(() => {
      window.removeEventListener("keydown", hold, true);
      for (const event of early) event.target?.dispatchEvent(new KeyboardEvent("keydown", event));
    });
  }
}
