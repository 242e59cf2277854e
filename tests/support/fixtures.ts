import type { Page } from "../../definitions/language/call";
import type { Admin } from "../../definitions/types/admin";
import type { Collection } from "../../definitions/types/collection";
import type { Field } from "../../definitions/types/field";

/** The time of every test. */
export const now = new Date("2022-12-05T12:00:00Z");

/** A token with these claims. */
export const tokenOf = (claims: object): string => ["e30", base64Url(JSON.stringify(claims)), "signed"].join(".");

const base64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** A token that ends at a moment. */
export const tokenUntil = (end: Date, more: object = {}): string =>
  tokenOf({ id: "admin0000000001", type: "admin", exp: end.getTime() / 1000, ...more });

/** The token of a mail, valid for half an hour. */
export const mailToken = (account: string, more: object = {}): string =>
  tokenOf({
    id: `${account}00000001`,
    type: account,
    email: "ada@example.com",
    ...(account === "authRecord" && { collectionId: "sailors00000000" }),
    exp: now.getTime() / 1000 + 1800,
    ...more,
  });

/** The admin who is signed in. */
export const admin: Admin = {
  id: "admin0000000001",
  created: "2022-11-20 07:20:00.889Z",
  updated: "2022-11-20 07:20:00.889Z",
  avatar: 3,
  email: "admin@example.com",
};

/** The admin's password. */
export const password = "a-long-password";

/** A session that outlives every test. */
export const session = { token: tokenUntil(new Date("2022-12-19T12:00:00Z")), model: admin };

const template = (what: string, path: string) => ({
  subject: `${what} for {APP_NAME}`,
  actionUrl: `{APP_URL}/_/#/auth/${path}/{TOKEN}`,
  body: '<p><a href="{ACTION_URL}">Go on</a></p>',
});

const token = (duration: number) => ({ secret: "******", duration });

/** Settings as the backend sends them: with an unknown group, without empty values. */
export const storedSettings = {
  meta: {
    appName: "Lighthouse",
    appUrl: "http://localhost:3000",
    hideControls: false,
    senderName: "Support",
    senderAddress: "support@example.com",
    verificationTemplate: template("Verify", "confirm-verification"),
    resetPasswordTemplate: template("Reset password", "confirm-password-reset"),
    confirmEmailChangeTemplate: template("Confirm email", "confirm-email-change"),
  },
  logs: { maxDays: 5 },
  smtp: { enabled: true, host: "smtp.example.com", port: 587, username: "", password: "******", tls: false },
  s3: {
    enabled: true,
    endpoint: "https://s3.example.com",
    bucket: "harbour",
    region: "north-1",
    accessKey: "key",
    secret: "******",
    forcePathStyle: false,
  },
  googleAuth: { enabled: true, clientId: "lighthouse", clientSecret: "******" },
  facebookAuth: { enabled: false },
  twitterAuth: { enabled: false },
  githubAuth: { enabled: false },
  gitlabAuth: { enabled: false },
  discordAuth: { enabled: false },
  microsoftAuth: { enabled: false },
  spotifyAuth: { enabled: false },
  kakaoAuth: { enabled: false },
  twitchAuth: { enabled: false },
  recordAuthToken: token(1_209_600),
  recordVerificationToken: token(604_800),
  recordPasswordResetToken: token(1800),
  recordEmailChangeToken: token(1800),
  adminAuthToken: token(1_209_600),
  adminPasswordResetToken: token(1800),
  horizonAuth: { enabled: true },
};

const field = (type: Field["type"], options: object = {}): Field => ({
  id: `field${type}`,
  name: `a_${type}`,
  type,
  required: false,
  unique: false,
  system: false,
  ...options,
});

const accountOptions = {
  allowUsernameAuth: true,
  allowEmailAuth: true,
  allowOAuth2Auth: true,
  requireEmail: false,
  minPasswordLength: 8,
  manageRule: null,
};

const collection = (id: string, type: Collection["type"], fields: Field[] = []): Collection => ({
  id: `${id}00000000000`.slice(0, 15),
  name: id,
  type,
  system: false,
  fields,
  listRule: null,
  viewRule: null,
  createRule: null,
  updateRule: null,
  deleteRule: null,
  ...accountOptions,
  created: "2022-11-20 07:20:00.889Z",
  updated: "2022-11-20 07:20:00.889Z",
});

/** Collections in the order of their creation; the auth one has a field of every type that v0.8.0 takes. */
export const storedCollections: readonly Collection[] = [
  collection("ports", "base", [field("text")]),
  collection("sailors", "auth", [
    field("text"),
    field("number"),
    field("bool"),
    field("email"),
    field("url"),
    field("date"),
    field("select", { maxSelect: 3 }),
    field("json"),
    field("file", { maxSelect: 5 }),
    field("relation", { maxSelect: 2, collectionId: "ports0000000000" }),
  ]),
];

const own = (id: string) => ({
  id,
  collectionId: "sailors00000000",
  collectionName: "sailors",
  created: "2022-12-04 09:41:07.123Z",
  updated: "2022-12-04 10:00:00.000Z",
});

/** The collections with these fields alone: a form of a few takes half the time. */
export const collectionsWith = (...names: readonly string[]): readonly Collection[] =>
  storedCollections.map((each) => ({ ...each, fields: each.fields.filter(({ name }) => names.includes(name)) }));

/** Two accounts: one with a value in every field, one with none. */
export const storedRecords = [
  {
    ...own("record000000001"),
    username: "ada",
    email: "ada@example.com",
    emailVisibility: true,
    verified: true,
    a_text: "North of the light",
    a_number: 0,
    a_bool: true,
    a_email: "harbour@example.com",
    a_url: "https://example.com/chart",
    a_date: "2022-01-01 10:11:12.345Z",
    a_select: ["bow", "stern", "keel"],
    a_json: { depth: 12.5 },
    a_file: ["chart.png", "log.txt"],
    a_relation: ["port00000000001", "port00000000002"],
  },
  {
    ...own("record000000002"),
    username: "bo",
    email: "",
    emailVisibility: false,
    verified: false,
    a_text: "",
    a_number: 1234567.5,
    a_bool: false,
    a_email: "",
    a_url: "javascript:alert(1)",
    a_date: "",
    a_select: [],
    a_json: null,
    a_file: [],
    a_relation: [],
  },
];

/** Related records. One of the related ids has none. */
export const relatedRecords = [{ ...own("port00000000001"), name: "Aberdeen" }];

/** One page of a list. */
export const pageOf = <Row>(items: readonly Row[], page = 1, perPage = 30): Page<Row> => ({
  page,
  perPage,
  totalItems: items.length,
  totalPages: Math.ceil(items.length / perPage),
  items: items.slice((page - 1) * perPage, page * perPage),
});
