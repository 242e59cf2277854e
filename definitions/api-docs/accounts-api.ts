import type { OperationOn, SampleValue } from "../language/api-preview";
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
import { answerParameters, expand, id, isAuth } from "./record-parameters";
import { needsAdmin, notFound } from "./sample-texts";

const ofAny = { note: "Requires Authorization:TOKEN header" };
const notOwn = [
  { status: 401, message: "The request requires admin or record authorization token to be set." },
  { status: 403, message: "You are not allowed to perform this request." },
  { status: 404, message: notFound },
];

const done = (message: string, field: string) =>
  [
    { status: 204, body: null },
    { status: 400, message, fault: isRequired(field) },
  ] as const;

const ofPassword = { usernamePassword: "{usernamePassword}", emailPassword: "{emailPassword}" };

const laterOfPassword = { ...ofPassword, onlyVerified: false };

const provider = {
  name: "github",
  state: "3Yd8jNkK_6PJG6hPWwBjLqKwse6Ejd",
  codeVerifier: "KxFDWz1B3fxscCDJ_9gHQhLuh__ie7",
  codeChallenge: "NM1oVexB6Q6QH8uPtOUfK7tq4pmu4Jz6lNDIwoxHZNE=",
  codeChallengeMethod: "S256",
  authUrl: "https://github.com/login/oauth/authorize?client_id=demo&response_type=code&redirect_uri=",
};

const displayName = "GitHub";
const { authUrl: authURL, ...ofProvider } = provider;
const newestProvider = { ...ofProvider, displayName, authURL };

const ways = {
  password: { enabled: "{passwordEnabled}", identityFields: "{identityFields}" },
  mfa: { enabled: "{mfaEnabled}", duration: "{mfaDuration}" },
  otp: { enabled: "{otpEnabled}", duration: "{otpDuration}" },
};

// The backend lists no providers while OAuth2 sign-in is off.
const ofProviders = <Flag extends "allowOAuth2Auth" | "oauth2.enabled">(
  flag: Flag,
  body: (providers: readonly SampleValue[], enabled: boolean) => SampleValue,
  providers: readonly SampleValue[],
) =>
  [
    { status: 200, where: { [flag]: true } as Record<Flag, boolean>, body: body(providers, true) },
    { status: 200, where: { [flag]: false } as Record<Flag, boolean>, body: body([], false) },
  ] as const;

const recordId = text("id", "Id of the account.", "RECORD_ID");

/** Operations on accounts: confirmation emails, sign-in methods and linked providers. */
export const accountOperations: readonly OperationOn<Accounts>[] = [
  {
    tab: "Request verification",
    route: "POST /api/collections/:collection/request-verification",
    where: [noSuperusers],
    intro: ["Sends the verification email of an account. The response is the same if no such account exists."],
    body: [email],
    code: [{ method: "requestVerification", arguments: [{ value: "{email}" }] }],
    answers: done("{invalid}", "email"),
  },
  {
    tab: "Confirm verification",
    route: "POST /api/collections/:collection/confirm-verification",
    where: [noSuperusers],
    intro: ["Confirms the email of an account."],
    body: [text("token", "The token from the email.", "VERIFICATION_TOKEN")],
    code: [{ method: "confirmVerification", arguments: [{ value: "VERIFICATION_TOKEN" }] }],
    answers: done("{unconfirmed}", "token"),
  },
  {
    tab: "Request password reset",
    route: "POST /api/collections/:collection/request-password-reset",
    where: [isAuth],
    intro: ["Sends the password reset email of an account. The response is the same if no such account exists."],
    body: [email],
    code: [{ method: "requestPasswordReset", arguments: [{ value: "{email}" }] }],
    answers: done("{invalid}", "email"),
  },
  {
    tab: "Confirm password reset",
    route: "POST /api/collections/:collection/confirm-password-reset",
    where: [isAuth],
    intro: ["Sets a new password. All earlier tokens of the account become invalid."],
    body: [
      text("token", "The token from the email.", "PASSWORD_RESET_TOKEN"),
      text("password", "The new password.", "{newPassword}"),
      text("passwordConfirm", "The new password again.", "{newPassword}"),
    ],
    code: [
      {
        method: "confirmPasswordReset",
        arguments: [{ value: "PASSWORD_RESET_TOKEN" }, { value: "{newPassword}" }, { value: "{newPassword}" }],
      },
    ],
    answers: done("{passwordNotSet}", "token"),
  },
  {
    tab: "Request email change",
    route: "POST /api/collections/:collection/request-email-change",
    where: [noSuperusers],
    intro: ["Sends a confirmation email to the new address."],
    token: ofRecord,
    body: [text("newEmail", "The new email address.", "{newEmail}")],
    code: [signIn, { method: "requestEmailChange", arguments: [{ value: "{newEmail}" }] }],
    answers: [
      ...done("{emailNotAsked}", "newEmail"),
      { status: 401, message: noToken },
      { status: 403, message: foreign },
    ],
  },
  {
    tab: "Confirm email change",
    route: "POST /api/collections/:collection/confirm-email-change",
    where: [noSuperusers],
    intro: ["Sets the new email. All earlier tokens of the account become invalid."],
    body: [
      text("token", "The token from the email.", "EMAIL_CHANGE_TOKEN"),
      text("password", "The password of the account.", "{password}"),
    ],
    code: [{ method: "confirmEmailChange", arguments: [{ value: "EMAIL_CHANGE_TOKEN" }, { value: "{password}" }] }],
    answers: done("{emailNotSet}", "token"),
  },
  {
    tab: "List auth methods",
    route: "GET /api/collections/:collection/auth-methods",
    where: [isAuth],
    intro: ["Returns the available sign-in methods."],
    code: [{ method: "listAuthMethods", result: "methods" }],
    answers: [
      {
        before: "v0.20",
        show: ofProviders("allowOAuth2Auth", (authProviders) => ({ ...ofPassword, authProviders }), [provider]),
      },
      {
        since: "v0.20",
        before: "v0.23",
        show: ofProviders("allowOAuth2Auth", (authProviders) => ({ ...laterOfPassword, authProviders }), [
          { ...provider, displayName },
        ]),
      },
      {
        since: "v0.23",
        show: ofProviders("oauth2.enabled", (providers, enabled) => ({ ...ways, oauth2: { enabled, providers } }), [
          newestProvider,
        ]),
      },
    ],
  },
  {
    before: "v0.23",
    tab: "List OAuth2 accounts",
    route: "GET /api/collections/:collection/records/:id/external-auths",
    where: [isAuth],
    intro: ["Returns the providers linked to an account. For admins and the account itself."],
    token: ofAny,
    path: [recordId],
    code: [signIn, { method: "listExternalAuths", arguments: [{ value: "RECORD_ID" }], result: "links" }],
    answers: [
      {
        status: 200,
        body: [
          {
            id: "8171022dc95a4ed",
            created: "2022-09-01 10:24:18.434Z",
            updated: "2022-09-01 10:24:18.889Z",
            recordId: "RECORD_ID",
            collectionId: "{collectionId}",
            provider: "google",
            providerId: "2da15d5s415d",
          },
        ],
      },
      ...notOwn,
    ],
  },
  {
    before: "v0.23",
    tab: "Unlink OAuth2 account",
    route: "DELETE /api/collections/:collection/records/:id/external-auths/:provider",
    where: [isAuth],
    intro: ["Unlinks a provider from an account. For admins and the account itself."],
    token: ofAny,
    path: [recordId, text("provider", "The name of the provider, such as google.", "google")],
    code: [signIn, { method: "unlinkExternalAuth", arguments: [{ value: "RECORD_ID" }, { value: "google" }] }],
    answers: [{ status: 204, body: null }, ...notOwn],
  },
  {
    since: "v0.23",
    tab: "Impersonate",
    route: "POST /api/collections/:collection/impersonate/:id",
    where: [isAuth],
    intro: ["Returns a token of an account, for superusers. It cannot be refreshed."],
    token: { admins: needsAdmin },
    path: [id],
    query: [expand, ...answerParameters],
    body: [
      {
        name: "duration",
        type: "Number",
        description: "Seconds that the token is valid, by default as for other tokens of the collection.",
        sample: 3600,
      },
    ],
    code: [
      {
        comment: "A client that is signed in as the account.",
        method: "impersonate",
        arguments: [{ value: "RECORD_ID" }, { value: 3600 }],
        result: "client",
      },
    ],
    answers: [
      { status: 200, body: session },
      { status: 401, message: noToken },
      { status: 403, message: "The authorized record is not allowed to perform this action." },
      { status: 404, message: notFound },
    ],
  },
];
