import type { AnyRow } from "./call";
import type { RowCall, SaveCall, SendCall } from "./call-kinds";
import type { Popup } from "./popup";
import type { IconName, RemovalReviewName, SaveReviewName } from "./widget-names";
import type { Line } from "./line";
import type { ImportedRows } from "./transfer";

/**
 * Panel with the form of one new or stored row, whose id is in the address. For rows of an item, such as a collection,
 * {name} in titles is the item's. Its calls then have the item's id in their path.
 */
export interface FormPanel {
  kind: "form";
  type: string;
  addressParam: string;
  title: { new: string; edit: string };
  /** Label of the button that closes the form while nothing has changed. */
  closes: string;
  /** Opens centred on the page instead of at its side. */
  frame?: "popup";
  /** Label of the row's id above the form. Not shown if omitted. */
  idLabel?: string;
  /** List of the item's fields. A line below the id shows generated ones; without any, `created` and `updated`. */
  dates?: string;
  read: RowCall<AnyRow, string>;
  fields: { new: readonly Line[]; edit: readonly Line[] };
  /** Keeps unsaved input in this browser, and offers it when the panel opens again. */
  keepsDraft?: true;
  /** A menu puts the stored value back into one changed field, or into all. Not for forms with lists. */
  resets?: true;
  /** Increase it when field paths change: older drafts are then dropped. */
  draftFormat?: number;
  /** Initial values of a new row. */
  defaults: Readonly<Record<string, unknown>>;
  /** Form-only paths that toggle other fields. Never sent. */
  transient: readonly string[];
  /** Can be created once the form is changed and valid, or once this holds. */
  create: {
    label: string;
    icon: IconName;
    call: SendCall<unknown, unknown, string>;
    success: string;
    enabledWhen?: string | object;
    /** Item flag for ids assigned by the backend. A retry after a lost response may then create a duplicate. */
    idsByBackend?: string;
  };
  save: SaveWords & { call: SaveCall<unknown, unknown, string> };
  /**
   * Storage key of the admin's choice to keep the panel open after a save. The save key then never closes it. Without a
   * key, each save closes the panel.
   */
  continues?: string;
  /** A new row can start as a copy of a stored one. */
  duplicate?: Duplicate;
  /** A stored row can be copied as JSON: its name in the report, and keys to omit, or as a file with it alone has it. */
  copies?: { name: string } & ({ omits: readonly string[] } | { exported: true });
  /** {name} in the question and in the success message is the row's. */
  remove: {
    call: RowCall<unknown, string>;
    question: string;
    success: string;
    failed: string;
    review?: RemovalReviewName;
    /** Cannot be deleted while this holds. */
    hiddenWhen?: string | object;
  };
  /** Other actions on a stored row, in its menu. */
  actions?: readonly RowAction[];
  /** Rows are accounts, one of which may be the signed-in admin's. */
  account?: OwnAccount;
  /** Rules for imported rows. */
  imported?: ImportedRows;
}

/**
 * Behaviour of a save. `review` shows the effects first. With `compares`, the admin resolves edit conflicts value by
 * value.
 */
export type SaveWords = { success: string } & (
  | { review?: SaveReviewName; compares?: never }
  | { compares: true; review?: never }
);

/**
 * Unique values of a copy get a suffix (`named`) or stay blank (`blank`). `Key` is a path, `Text` the path of a text.
 */
export interface Duplicate<Key extends string = string, Text extends string = Key> {
  label: string;
  icon: IconName;
  named?: { path: Text; suffix: string };
  blank?: readonly Key[];
}

/** Conditions under which an action on a stored row is offered. */
interface Offered {
  label: string;
  icon: IconName;
  /** Only for rows of matching items. */
  where?: Readonly<Record<string, unknown>>;
  /** Shown while this holds. */
  shownWhen?: string | object;
}

/** Call on a stored row, after a confirmation. {name} in its texts is the row's. */
export interface AskedAction extends Offered {
  call: SendCall<unknown, unknown, string>;
  /** Path of the one value that is sent, or a constant body. */
  sends: string | Readonly<Record<string, unknown>>;
  /** Reloads all data afterwards. */
  refreshes?: true;
  question: string;
  success: string;
  /** Ends the session for this reason if the row is the signed-in admin's. */
  endsOwnSession?: string;
}

/** Popup for a stored row. {name} in its texts is the row's. */
export interface PopupAction extends Offered {
  opens: Popup;
}

/** Other action on a row. */
export type RowAction = AskedAction | PopupAction;

/**
 * Effect on the session when admins save their own row: a new password requires a new sign-in. Deleting the own row
 * ends the session.
 */
export interface OwnAccount {
  signIn: SendCall<unknown, { token: string }>;
  /** Form paths of the sign-in credentials. */
  payload: Readonly<Record<string, string>>;
  password: string;
  /** Path that names the account. Where the backend requires it, a change ends the session. */
  identity?: string;
  /** Question before deleting the own row, instead of the usual one. */
  removeQuestion: string;
}
