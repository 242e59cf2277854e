import type { Call } from "./call";
import type { SendCall } from "./call-kinds";
import type { Line } from "./line";
import type { IconName } from "./widget-names";

/** Small form above the page that makes one call. */
export interface Popup {
  type: string;
  title: string;
  /** Text above the form. */
  intro?: string;
  fields: readonly Line[];
  /** Paths remembered in local storage, with their keys. */
  remember?: Readonly<Record<string, string>>;
  submit: { label: string; icon?: IconName; call: SendCall | SendCall<unknown, unknown, string>; success: string };
  /** List to reload after the call. */
  refreshes?: Call;
  /** Value of the response that is shown once, as it cannot be read again. */
  shows?: { path: string; label: string; note: string };
}
