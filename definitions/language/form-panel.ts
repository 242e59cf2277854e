import type { AnyRow } from "./call";
import type { RowCall, SaveCall, SendCall } from "./call-kinds";
import type { Popup } from "./popup";
import type { IconName, RemovalReviewName, SaveReviewName } from "./names";
import type { Line } from "./line";
import type { ImportedRows } from "./transfer";

/**
 * A panel with the form of one row, a new one or one that is there. Its id is in the address. Where its rows are those of
 * an item, such as the records of a collection, a {name} in its titles is the item's, and its calls have the item's id in
 * their path besides the row's.
 */
export interface FormPanel {
  kind: "form";
  type: string;
  addressParam: string;
  title: { new: string; edit: string };
  /** It stands over the middle of the page instead of at its side. */
  frame?: "popup";
  /** What the row's id is called, in a line above the form; without, there is none. */
  idLabel?: string;
  read: RowCall<AnyRow, string>;
  fields: { new: readonly Line[]; edit: readonly Line[] };
  /** What was typed and not saved outlives the page in this browser, and is offered when the panel opens again. */
  keepsDraft?: true;
  /** Another number once the paths of its fields have changed: drafts of an earlier one are offered no more. */
  draftFormat?: number;
  /** What a new one begins with. */
  defaults: Readonly<Record<string, unknown>>;
  /** Paths that only the form knows: they show other fields and are never sent. */
  transient: readonly string[];
  /** It can be created once the form is changed and valid, or once this holds. */
  create: {
    label: string;
    icon: IconName;
    call: SendCall<unknown, unknown, string>;
    success: string;
    enabledWhen?: string | object;
    /** The path of a flag of the item whose rows get their ids from the backend: a call whose answer is lost may create two. */
    idsByBackend?: string;
  };
  save: SaveWords & { call: SaveCall<unknown, unknown, string> };
  /** A new one can begin as a copy of one that is there. */
  duplicate?: Duplicate;
  /** In the question and in what is said of its success, a {name} is the row's. */
  remove: {
    call: RowCall<unknown, string>;
    question: string;
    success: string;
    failed: string;
    review?: RemovalReviewName;
    /** It cannot be deleted where this holds. */
    hiddenWhen?: string | object;
  };
  /** What else can be done with a row that is stored, in its menu. */
  actions?: readonly RowAction[];
  /** Rows are accounts, of which one is the signed-in admin's own. */
  account?: OwnAccount;
  /** What holds for rows that come from a file. */
  imported?: ImportedRows;
}

/**
 * What a save says. Before it, a `review` tells what it will do; or, with `compares`, one chooses between one's own values
 * and those that somebody else has saved meanwhile, value by value.
 */
export type SaveWords = { success: string } & (
  | { review?: SaveReviewName; compares?: never }
  | { compares: true; review?: never }
);

/** What must differ in a copy ends otherwise (`named`), or is left to be filled in (`blank`). `Key` is a path, `Text` one of a text. */
export interface Duplicate<Key extends string = string, Text extends string = Key> {
  label: string;
  icon: IconName;
  named?: { path: Text; suffix: string };
  blank?: readonly Key[];
}

/** Where something that can be done with a stored row is offered. */
interface Offered {
  label: string;
  icon: IconName;
  /** It is there for rows of such items alone. */
  where?: Readonly<Record<string, unknown>>;
  /** It is there while this holds. */
  shownWhen?: string | object;
}

/** A call for a row that is stored, made after a question. A {name} in the sentences is the row's. */
export interface AskedAction extends Offered {
  call: SendCall<unknown, unknown, string>;
  /** The name of the one value of the row that is sent; or what is sent of every row. */
  sends: string | Readonly<Record<string, unknown>>;
  /** Everything that was read is read anew after it. */
  refreshes?: true;
  question: string;
  success: string;
  /** Where the row is the admin's own, the session ends with it, for this reason. */
  endsOwnSession?: string;
}

/** A popup for a row that is stored. A {name} in its words is the row's. */
export interface PopupAction extends Offered {
  opens: Popup;
}

/** What else can be done with a row. */
export type RowAction = AskedAction | PopupAction;

/**
 * How a session goes on when the admin's own row is saved: by signing in again where the password is a new one. When the
 * own row is deleted, the session ends.
 */
export interface OwnAccount {
  signIn: SendCall<unknown, { token: string }>;
  /** The paths of what one signs in with, by the names that the sign-in has for them. */
  payload: Readonly<Record<string, string>>;
  password: string;
  /** The path that names the account: another one ends the session, where the backend has it so. */
  identity?: string;
  /** What is asked before the own row is deleted, in place of what is asked of others. */
  removeQuestion: string;
}
