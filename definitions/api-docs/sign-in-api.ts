import type { CodeStep, OperationOn, Parameter } from "../language/api-preview";
import { byVersion } from "../language/availability";
import type { Condition } from "../language/node";
import {
  email,
  foreign,
  isRequired,
  noSuperusers,
  noToken,
  ofRecord,
  session,
  signIn,
  text,
  type Accounts,
} from "./account-parameters";
import { answerParameters, isAuth } from "./record-parameters";

const expand: Parameter<never> = {
  name: "expand",
  type: "String",
  description: "Relations of the record to include, separated by commas.",
};

const redirect = {
  description: "The address that the provider redirected to.",
  sample: "https://example.com/redirect",
} as const;

const withCode = {
  arguments: [{ value: "google" }, { value: "CODE" }, { value: "CODE_VERIFIER" }, { value: redirect.sample }],
  result: "session",
} as const;

const person = {
  id: "abc123",
  name: "John Doe",
  username: "john.doe",
  email: "{email}",
  avatarUrl: "https://example.com/avatar.png",
};

// The raw user data of a provider has no common shape.
const laterPerson = {
  ...person,
  isNew: false,
  accessToken: "ACCESS_TOKEN",
  refreshToken: "REFRESH_TOKEN",
  rawUser: {},
};

const expiry = "2022-01-01 10:00:00.123Z";

const secondFactor = {
  since: "v0.23",
  name: "mfaId",
  type: "String",
  description: "The id returned by the first sign-in method, if accounts need two.",
} as const;

// An error status without an error body.
const firstFactor = { since: "v0.23", status: 401, where: { "mfa.enabled": true }, body: { mfaId: "MFA_ID" } } as const;

const showSession = [
  { comment: "The store has the session.", print: "authStore.isValid" },
  { print: "authStore.token" },
  { before: "v0.23", show: [{ print: "authStore.model.id" }] },
  { since: "v0.23", show: [{ print: "authStore.record.id" }] },
] as const;

const signOut: CodeStep = { comment: "Signs out.", run: "authStore.clear()" };

/** Sign-in operations of accounts. */
export const signInOperations: readonly OperationOn<Accounts>[] = [
  {
    tab: "Auth with password",
    route: "POST /api/collections/:collection/auth-with-password",
    where: byVersion<readonly Condition<Accounts>[]>({
      "v0.8": [
        { ...isAuth, allowUsernameAuth: true },
        { ...isAuth, allowEmailAuth: true },
      ],
      "v0.23": [{ ...isAuth, "passwordAuth.enabled": true }],
    }),
    intro: [
      "Signs an account in by its {identities} and its password.",
      { before: "v0.11", show: ["Do not send a valid token."] },
    ],
    query: [expand, ...answerParameters],
    body: [
      text("identity", "The {identities} of the account.", "{identity}"),
      text("password", "The password of the account.", "{password}"),
      {
        since: "v0.23",
        name: "identityField",
        type: "String",
        description: "Searches only this field for the identity: {identities}.",
      },
      secondFactor,
    ],
    code: [{ ...signIn, result: "session" }, ...showSession, signOut],
    answers: [
      { status: 200, body: session },
      { status: 400, message: "{notAuthenticated}", fault: isRequired("identity") },
      firstFactor,
    ],
  },
  {
    tab: "Auth with OAuth2",
    route: "POST /api/collections/:collection/auth-with-oauth2",
    where: byVersion<readonly Condition<Accounts>[]>({
      "v0.8": [{ ...isAuth, allowOAuth2Auth: true }],
      "v0.23": [{ ...noSuperusers, "oauth2.enabled": true }],
    }),
    intro: [
      "Signs an account in with the response of an OAuth2 provider, and creates the account if there is none.",
      "List auth methods returns what each provider needs.",
    ],
    query: [expand, ...answerParameters],
    body: [
      text("provider", "The name of the provider, such as google.", "google"),
      text("code", "The authorization code from the provider.", "CODE"),
      text("codeVerifier", "The code verifier of the authorization request.", "CODE_VERIFIER"),
      { before: "v0.23", ...text("redirectUrl", redirect.description, redirect.sample) },
      { since: "v0.23", ...text("redirectURL", redirect.description, redirect.sample) },
      { name: "createData", type: "Object", description: "Values of a new record, sent as JSON, without files." },
      secondFactor,
    ],
    code: [
      { before: "v0.23", show: [{ method: "authWithOAuth2", ...withCode }] },
      { since: "v0.23", show: [{ method: "authWithOAuth2Code", ...withCode }] },
      ...showSession,
      signOut,
    ],
    answers: [
      { before: "v0.16", status: 200, body: { ...session, meta: person } },
      { since: "v0.16", before: "v0.20", status: 200, body: { ...session, meta: laterPerson } },
      { since: "v0.20", before: "v0.23", status: 200, body: { ...session, meta: { ...laterPerson, expiry } } },
      {
        since: "v0.23",
        status: 200,
        body: { ...session, meta: { ...laterPerson, expiry, avatarURL: person.avatarUrl } },
      },
      { status: 400, message: "{notLinked}", fault: isRequired("provider") },
      firstFactor,
    ],
  },
  {
    since: "v0.23",
    tab: "Request OTP",
    route: "POST /api/collections/:collection/request-otp",
    where: [{ ...isAuth, "otp.enabled": true }],
    intro: [
      "Sends a one-time password by email. The response is the same if no such account exists.",
      "Signing in with it also verifies the email.",
    ],
    body: [email],
    code: [{ method: "requestOTP", arguments: [{ value: "{email}" }], result: "request" }],
    answers: [
      { status: 200, body: { otpId: "OTP_ID" } },
      { status: 400, message: "{invalid}", fault: isRequired("email") },
    ],
  },
  {
    since: "v0.23",
    tab: "Auth with OTP",
    route: "POST /api/collections/:collection/auth-with-otp",
    where: [{ ...isAuth, "otp.enabled": true }],
    intro: ["Signs an account in with the one-time password from an email."],
    query: [expand, ...answerParameters],
    body: [
      text("otpId", "The id returned by the request.", "OTP_ID"),
      text("password", "The one-time password from the email.", "ONE_TIME_PASSWORD"),
      secondFactor,
    ],
    code: [
      {
        method: "authWithOTP",
        arguments: [{ value: "OTP_ID" }, { value: "ONE_TIME_PASSWORD" }],
        result: "session",
      },
      ...showSession,
      signOut,
    ],
    answers: [
      { status: 200, body: session },
      { status: 400, message: "{invalid}", fault: isRequired("otpId") },
      firstFactor,
    ],
  },
  {
    tab: "Auth refresh",
    route: "POST /api/collections/:collection/auth-refresh",
    where: [isAuth],
    intro: ["Returns a new token, and the record as it is now, for an account that is signed in."],
    token: ofRecord,
    query: [expand, ...answerParameters],
    code: [{ method: "authRefresh", result: "session" }, ...showSession],
    answers: [
      { status: 200, body: session },
      { status: 401, message: noToken },
      { status: 403, message: foreign },
    ],
  },
];
