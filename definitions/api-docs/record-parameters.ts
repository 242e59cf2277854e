import { spanOf } from "../backend/system-fields";
import type { Parameter, WrittenLine } from "../language/api-preview";
import { byVersion, type Availability } from "../language/availability";
import type { Condition } from "../language/node";
import type { PathTo } from "../language/path";
import type { Collection } from "../types/collection";

type Line = WrittenLine<PathTo<Collection, boolean>, Condition<Collection>>;

/** A record's own fields. */
export const ownFields = {
  group: byVersion({ "v0.8": "Schema fields", "v0.23": "Fields" }),
  eachField: true,
} as const;

/** Parameters that shape the response. */
export const answerParameters = [
  {
    since: "v0.16",
    name: "fields",
    type: "String",
    description: "Fields to return, separated by commas.",
  },
] as const;

/** Collections of accounts. */
export const isAuth = { type: "auth" } as const;

/** Collections with writable records, so no views. */
export const isNoView = { type: { not: "view" } } as const;

/** Record id in a path. */
export const id = {
  name: "id",
  type: "String",
  description: "Id of the record.",
  sample: "RECORD_ID",
  required: true,
} as const;

/** Parameter that expands relations. */
export const expand: Parameter<never> = {
  name: "expand",
  type: "String",
  description:
    "Relations to include, separated by commas, with dots up to 6 levels deep. They are returned under expand if the caller may view them.",
};

/** Fields of a record in responses. */
export const record: readonly Line[] = [
  { name: "id", required: true, type: "String", description: "Id of the record.", sample: "RECORD_ID" },
  {
    name: "collectionId",
    required: true,
    type: "String",
    description: "Id of its collection.",
    sample: "{collectionId}",
  },
  {
    name: "collectionName",
    required: true,
    type: "String",
    description: "Name of its collection.",
    sample: "{collection}",
  },
  {
    ...spanOf("created"),
    group: "Timestamps",
    where: isNoView,
    show: [
      {
        name: "created",
        required: true,
        type: "String",
        description: "When it was created, in UTC.",
        sample: "2022-01-01 01:00:00.123Z",
      },
      {
        name: "updated",
        required: true,
        type: "String",
        description: "When it was last changed, in UTC.",
        sample: "2022-01-01 23:59:59.456Z",
      },
    ],
  },
  {
    group: "Auth fields",
    where: isAuth,
    show: [
      {
        ...spanOf("username"),
        name: "username",
        required: true,
        type: "String",
        description: "Name to sign in with.",
        sample: "test_username",
      },
      {
        name: "verified",
        required: true,
        type: "Boolean",
        description: "Whether the email is confirmed.",
        sample: false,
      },
      {
        name: "emailVisibility",
        required: true,
        type: "Boolean",
        description: "Whether others see the email.",
        sample: true,
      },
      { name: "email", type: "String", description: "Omitted if the caller may not see it.", sample: "{email}" },
    ],
  },
  ownFields,
];

/** Fields of a new account. */
export const newAccount: readonly (Parameter<PathTo<Collection, boolean>> & Availability)[] = [
  {
    ...spanOf("username"),
    name: "username",
    type: "String",
    description: "Generated if omitted.",
    sample: "test_username",
  },
  {
    name: "email",
    type: "String",
    description: "Email address of the account.",
    required: "requireEmail",
    sample: "{email}",
  },
  { name: "emailVisibility", type: "Boolean", description: "Whether others see the email.", sample: true },
  { name: "password", type: "String", description: "Password of the account.", required: true, sample: "{password}" },
  { name: "passwordConfirm", type: "String", description: "The password again.", required: true, sample: "{password}" },
  {
    name: "verified",
    type: "Boolean",
    description: "Whether the email is confirmed. Only {admins} and accounts that pass the manage rule may set it.",
  },
];

/** Fields of a changed account. */
export const changedAccount: readonly (Parameter<never> & Availability)[] = [
  {
    ...spanOf("username"),
    name: "username",
    type: "String",
    description: "Name to sign in with.",
    sample: "test_username_update",
  },
  {
    name: "email",
    type: "String",
    description:
      "Email address of the account. Only {admins} and accounts that pass the manage rule may set it; others request an email change.",
  },
  { name: "emailVisibility", type: "Boolean", description: "Whether others see the email.", sample: true },
  {
    name: "oldPassword",
    type: "String",
    description: "Current password, needed to change it, except by {admins} and accounts that pass the manage rule.",
    sample: "{password}",
  },
  { name: "password", type: "String", description: "New password of the account.", sample: "{newPassword}" },
  { name: "passwordConfirm", type: "String", description: "The new password again.", sample: "{newPassword}" },
  {
    name: "verified",
    type: "Boolean",
    description: "Whether the email is confirmed. Only {admins} and accounts that pass the manage rule may set it.",
  },
];
