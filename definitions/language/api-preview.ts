import type { Availability, Available, ByVersion } from "./availability";
import type { IconName } from "./widget-names";
import type { Condition } from "./node";
import type { PathTo } from "./path";
import type { StoredFlag } from "./stored-flag";

// API documentation of a sidebar item, such as a collection. The runtime fills in {inserts}. An insert that is the
// complete text may become any value.

/** Button and panel of the API preview. Its content is loaded when the panel opens. */
export interface ApiPreview {
  title: string;
  icon: IconName;
  /** Query parameter with the item's id while the panel is open. */
  addressParam: string;
}

/** Value in a sample: JSON whose texts may contain inserts. */
export type SampleValue =
  | string
  | number
  | boolean
  | null
  | readonly SampleValue[]
  | { readonly [key: string]: SampleValue };

/** Type name of a parameter. */
export type ParameterType = "String" | "Number" | "Boolean" | "Object" | "Array" | "File";

/** Parameter of a path, query or body. */
export interface Parameter<Flag extends string = string> {
  name: string;
  type: ParameterType;
  description: string;
  /** Required always, or where this flag of the item is on. */
  required?: true | Flag;
  /** Sample value. Without one, samples omit the parameter. */
  sample?: SampleValue;
}

/** Parameters: conditional ones under a heading, or one for each field of the item. */
export type ParameterLine<Flag extends string = string, Where = object | string> =
  | Parameter<Flag>
  | { group: string; where: Where; show: readonly Parameter<Flag>[] }
  /** Marks all as optional, because omitted values stay unchanged. */
  | { group: string; eachField: true; optional?: true };

/** Argument of a client method: positional in JavaScript, in Dart named if it has a name. */
export type Argument =
  | { value: SampleValue; name?: string }
  /** Callback that receives an event and prints these parts of it. */
  | { prints: readonly string[] };

/** Step of sample code. */
export type CodeStep = { comment?: string } & (
  | {
      /** Client method for the item's records. */
      method: string;
      /** Result whose client is used. Such a call takes effect once that result is sent. */
      of?: string;
      arguments?: readonly Argument[];
      /** Options: the last argument in JavaScript, named arguments in Dart. */
      options?: Readonly<Record<string, SampleValue>>;
      /** Variable name of the result. */
      result?: string;
    }
  /** Client property to print. */
  | { print: string }
  /** Client or result method to run, and the variable name of its result. */
  | { run: string; of?: string; result?: string; awaited?: true }
);

/** Response of the backend: a body or an error. */
export type AnswerSample<Rule extends string = string, Where = object | string> = {
  status: number;
  /** Condition on the item. */
  where?: Where;
} & (
  | { body: SampleValue }
  | {
      message: string;
      /** Message used instead where this rule of the item is locked. */
      toAdmins?: { rule: Rule; message: string };
      /** Invalid parameter, and its error. */
      fault?: { field: string; code: string; message: string };
      /** Shown only where this rule of the item is locked. */
      locked?: Rule;
    }
);

/** One API operation, with a tab of its own. */
export interface Operation<Flag extends string = string, Rule extends string = string, Where = object | string> {
  tab: string;
  /** Method and path. `:collection` is the item's name. */
  route: `${string} /${string}`;
  /** Label used instead of the method. */
  shownAs?: string;
  /** The tab is shown where the item matches one of these. Always if omitted. */
  where?: readonly Where[];
  intro: readonly string[];
  /** Highlighted note next to the introduction. */
  note?: string;
  /** Note shown while the operation is switched off, and a link to the page that switches it on. */
  off?: { while: StoredFlag; note: string; link: { label: string; to: string } };
  /** Required token: an admin's where one of these rules is locked, or always without rules. */
  token?: { note: string } | { admins: string; rules?: readonly Rule[] };
  path?: readonly Parameter<Flag>[];
  query?: readonly Parameter<Flag>[];
  body?: readonly ParameterLine<Flag, Where>[];
  /** Fields of the record inside a larger body. */
  record?: readonly ParameterLine<Flag, Where>[];
  /** Body around the record, which is {body}. */
  sends?: SampleValue;
  /** Multipart names of files: their field names, or these names next to one part with the body. */
  files?: true | { payload: string; named: string };
  /** Follow-up call for users without a client library. */
  follows?: { route: `${string} /${string}`; body: SampleValue };
  code: readonly CodeStep[];
  /** Heading of the responses, if not "Responses". */
  answersLabel?: string;
  answers: readonly AnswerSample<Rule, Where>[];
}

/** API documentation of an item: its record and its operations. */
export interface Api {
  /** Fields of a record, with samples. */
  record: readonly ParameterLine[];
  /** Inserts of each item. */
  words: Readonly<Record<string, string>>;
  /** Client property for admin sign-in in samples. */
  adminClient: string;
  /** Key of the status in an error. */
  statusName: string;
  /** Grouped as in the list of operations. */
  operations: readonly (readonly Operation[])[];
  /** Filter syntax, for the parameter that takes a filter. */
  filter: { parameter: string; sample: string; operators: Readonly<Record<string, string>>; notes: readonly string[] };
}

// Values may differ by version, and list entries may have an availability.
type Listed<Entry> = readonly (Entry | (Entry & Availability) | Available<Entry>)[];
type WrittenPart<Part> =
  | Part
  | ByVersion<NonNullable<Part>>
  | (Part extends readonly (infer Entry)[] ? Listed<Entry> : never);

/** Parameter line as written in definitions. */
export type WrittenLine<Flag extends string = string, Where = object | string> =
  | (Parameter<Flag> & Availability)
  | Available<Parameter<Flag>>
  | (Availability & { group: string; where: Where; show: Listed<Parameter<Flag>> })
  | (Availability & { group: string | ByVersion<string>; eachField: true; optional?: true });

type Lines = "body" | "record";

type WrittenOperation<
  Flag extends string = string,
  Rule extends string = string,
  Where = object | string,
> = Availability & {
  [K in keyof Operation]: K extends Lines
    ? readonly WrittenLine<Flag, Where>[]
    : WrittenPart<Operation<Flag, Rule, Where>[K]>;
};

/** Operations as written in definitions. Flags, rules and conditions are type-checked against the item. */
export type OperationOn<T> = WrittenOperation<PathTo<T, boolean>, PathTo<T, string | null>, Condition<T>>;

/** API documentation as written in definitions. */
export interface ApiDefinition extends Omit<Api, "record" | "operations" | "words" | "adminClient" | "statusName"> {
  record: readonly WrittenLine[];
  operations: readonly (readonly WrittenOperation[])[];
  words: Readonly<Record<string, string | ByVersion<string>>>;
  adminClient: ByVersion<string>;
  statusName: ByVersion<string>;
}
