import type { Call } from "./call";
import type { SendCall } from "./call-kinds";
import type { Line } from "./line";
import type { IconName } from "./names";

/** A small form over the page that ends in one call. */
export interface Popup {
  type: string;
  title: string;
  /** What stands above its form. */
  intro?: string;
  fields: readonly Line[];
  /** Paths that are remembered in local storage, and under which key. */
  remember?: Readonly<Record<string, string>>;
  submit: { label: string; icon?: IconName; call: SendCall | SendCall<unknown, unknown, string>; success: string };
  /** A list that is read anew once the call is made. */
  refreshes?: Call;
  /** What the answer has at a path is shown, once: nobody can read it again. */
  shows?: { path: string; label: string; note: string };
}
