import type { ReadCall, SendCall, StepCall } from "./call-kinds";
import type { BelowFormName, ContentName, IconName, QuestionName } from "./widget-names";
import type { MenuPage } from "./menu";
import type { Line } from "./line";
import type { Popup } from "./popup";
import type { TablePage } from "./table";

/** Page that edits groups of one stored object. */
export interface SettingsPage extends MenuPage {
  kind: "settings";
  type: string;
  read: ReadCall;
  save: SendCall;
  intro?: string;
  fields: readonly Line[];
  /** Content of the save bar while nothing has changed. */
  whenClean?: { button: string; icon: IconName; opens: Popup };
  success: string;
  /** Confirmations before a save with effects beyond the page. */
  confirmBefore?: readonly QuestionName[];
  /** A change at this path ends the session, after a question. The sign-in page shows the reason. */
  endsSession?: { path: string; question: string; reason: string };
}

/** Page that is neither form nor table. A widget of that name draws its content. */
export interface ContentPage extends MenuPage {
  kind: "content";
  /** Badge next to its name. */
  badge?: string;
  content: ContentName;
  /** In the menu only if the front serves several backends. */
  forSeveralBackends?: true;
  /** Its content draws the complete page: the header with its buttons, and a list next to it. */
  drawsPage?: true;
}

/** Token in an email link: its account type and its other claims. */
export interface MailToken {
  account: string;
  claims: readonly string[];
  /** Required boolean claims. */
  flags?: Readonly<Record<string, boolean>>;
  /** Claims with email addresses, which a page shows. */
  emails: readonly string[];
}

/**
 * Paragraphs shown once the calls of a page succeed, there or on the page it leads to. {name} is a form value or a
 * claim.
 */
export interface Outcome {
  says: readonly string[];
  leadsTo?: string;
}

/**
 * Meaning of an error of a step, by status, message and a key. It is shown at a field or above the form. Alternatively
 * it leads to another page, as for a second factor.
 */
export interface Refusal {
  status: number;
  /** Backend message, where the status is ambiguous. */
  message?: string;
  /** Path in the response, where the status is ambiguous. */
  has?: string;
  says?: string;
  /** Field that shows the error. */
  at?: string;
  /** The link in the address is no longer usable, so a retry is pointless. */
  endsLink?: true;
  leadsTo?: string;
  /** Values for the next page: its names, by path in the form or the response. */
  hands?: Readonly<Record<string, string>>;
}

/** Call of a page before the session. It sends form values and claims of the token. */
export interface Step {
  call: StepCall;
  /** Body keys by form path. By default the complete form. */
  from?: Readonly<Record<string, string>>;
  /** Path parameters by claim. */
  path?: Readonly<Record<string, string>>;
  /** Authorizes the call with the token in the address. */
  authorizedBy?: "token";
  failureText?: string;
  /** Meaning of its errors. The first match counts. */
  refusals?: readonly Refusal[];
}

/**
 * Continuation of another page with its values: a step runs when the page opens, and again by a button. Without these
 * values the user is led back.
 */
export interface Continuation {
  step: Step;
  /** Initial form values from the response of the step, besides the values handed over. */
  gives: Readonly<Record<string, string>>;
  wait: string;
  /** Text after the first step and after a repeated one. {name} is a value handed over. */
  says: { first: string; again: string };
  again: string;
  back: { label: string; to: string };
}

/**
 * Form before the session. It makes its calls in order. Unless it ends with a text, the last response is the session.
 */
export interface SignedOutPage {
  kind: "signedOut";
  type: string;
  /** Address of the form. None if a flag in the address shows it. */
  route?: string;
  flag?: string;
  /** Other addresses of the page. */
  alsoAt?: readonly string[];
  /** For users of the application, who know no dashboard. Signed-in admins may open it too. */
  forAnyone?: true;
  /** Page to request a new email if the token is unusable. */
  newMail?: { label: string; to: string };
  /** How to get a new link, where it does not come by email. */
  newLink?: string;
  /** The ":token" of its address becomes the form's "token". Its claims are checked before anything is sent. */
  token?: MailToken;
  heading: string;
  /** {name} is a claim. {minutes} is the remaining validity. */
  intro?: string;
  fields: readonly Line[];
  /** Fields prefilled from query parameters. */
  prefill?: Readonly<Record<string, string>>;
  /** Field prefilled with the email of an expired session. */
  emailField?: string;
  /** Without a button the calls run when the page opens. */
  submit?: { label: string; icon?: IconName };
  calls: readonly Step[];
  /** Another way than the form, with the token of the address. */
  below?: BelowFormName;
  /** Text once the backend no longer accepts guests here, and a link away. */
  conflict?: { says: string; link: string };
  done?: Outcome;
  /** Continuation of another page. */
  continues?: Continuation;
  /** Other link on the page. */
  back?: { label: string; to: string };
}

/** Page with only a message. */
export interface MessagePage {
  kind: "message";
  icon: IconName;
  title: string;
  link: { label: string; to: string };
}

/** Anything with an address. */
export type Screen = SettingsPage | ContentPage | SignedOutPage | TablePage | MessagePage;

/** Section of the side menu, which opens its first page. */
export interface MenuSection {
  label: string;
  icon: IconName;
  /** Labelled groups of pages, listed next to the content. */
  groups: readonly { label?: string; badge?: string; pages: readonly (SettingsPage | ContentPage | TablePage)[] }[];
}
