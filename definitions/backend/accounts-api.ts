import type { CodeStep, OperationOn, Parameter } from "../language/api-preview";
import type { Collection } from "../types/collection";

/** What the backend says to who is no admin where a rule is locked. */
export const onlyAdmins = "Only admins can perform this action.";
/** What the backend says where there is no such record. */
export const notFound = "The requested resource wasn't found.";

const auth = { type: "auth" } as const;
const ofRecord = { note: "Requires record Authorization:TOKEN header" };
const ofAny = { note: "Requires Authorization:TOKEN header" };
const noToken = "The request requires valid record authorization token to be set.";
const noTokenAtAll = "The request requires admin or record authorization token to be set.";
const notAllowed = "You are not allowed to perform this request.";
// The backend names the collection that the caller belongs to.
const foreign = "The request requires auth record from OTHER_COLLECTION collection.";

const session = { token: "JWT_TOKEN", record: "{record}" };

const ofPassword = { usernamePassword: "{usernamePassword}", emailPassword: "{emailPassword}" };

// The backend lists none where accounts may not sign in with one.
const provider = {
  name: "github",
  state: "3Yd8jNkK_6PJG6hPWwBjLqKwse6Ejd",
  codeVerifier: "KxFDWz1B3fxscCDJ_9gHQhLuh__ie7",
  codeChallenge: "NM1oVexB6Q6QH8uPtOUfK7tq4pmu4Jz6lNDIwoxHZNE=",
  codeChallengeMethod: "S256",
  authUrl: "https://github.com/login/oauth/authorize?client_id=demo&response_type=code&redirect_uri=",
};

const text = (name: string, description: string, sample: string): Parameter<never> => ({
  name,
  type: "String",
  description,
  required: true,
  sample,
});

const email = text("email", "Email address of the account.", "{email}");
const recordId = text("id", "Id of the account.", "RECORD_ID");

const expand: Parameter<never> = {
  name: "expand",
  type: "String",
  description: "Relations of the record to include in the answer, separated by commas.",
};

const isRequired = (field: string) => ({ field, code: "validation_required", message: "Cannot be blank." });

const signIn: CodeStep = {
  method: "authWithPassword",
  arguments: [{ value: "{identity}" }, { value: "{password}" }],
};

const showSession: readonly CodeStep[] = [
  { comment: "The session stands in the store.", print: "authStore.isValid" },
  { print: "authStore.token" },
  { print: "authStore.model.id" },
];

const signOut: CodeStep = { comment: "Signs out.", run: "authStore.clear()" };

/** What is done with accounts alone: signing in, mails that confirm something, linked providers. */
export const signInOperations: readonly OperationOn<Collection>[] = [
  {
    tab: "Auth with password",
    route: "POST /api/collections/:collection/auth-with-password",
    where: [
      { ...auth, allowUsernameAuth: true },
      { ...auth, allowEmailAuth: true },
    ],
    intro: ["Signs an account in by its {identities} and its password. A valid token must not be sent along."],
    query: [expand],
    body: [
      text("identity", "The {identities} of the account.", "{identity}"),
      text("password", "The password of the account.", "{password}"),
    ],
    code: [{ ...signIn, result: "session" }, ...showSession, signOut],
    answers: [
      { status: 200, body: session },
      { status: 400, message: "Failed to authenticate.", fault: isRequired("identity") },
    ],
  },
  {
    tab: "Auth with OAuth2",
    route: "POST /api/collections/:collection/auth-with-oauth2",
    where: [{ ...auth, allowOAuth2Auth: true }],
    intro: [
      "Signs an account in with what an OAuth2 provider has sent back, and makes the account where there is none yet.",
      "What each provider needs is listed by List auth methods.",
    ],
    query: [expand],
    body: [
      text("provider", "The name of the provider, such as google.", "google"),
      text("code", "The authorization code that the provider has sent back.", "CODE"),
      text("codeVerifier", "The code verifier that the authorization began with.", "CODE_VERIFIER"),
      text("redirectUrl", "The address that the provider has redirected to.", "https://example.com/redirect"),
      { name: "createData", type: "Object", description: "Values of a new record, sent as JSON; files cannot be." },
    ],
    code: [
      {
        method: "authWithOAuth2",
        arguments: [
          { value: "google" },
          { value: "CODE" },
          { value: "CODE_VERIFIER" },
          { value: "https://example.com/redirect" },
        ],
        result: "session",
      },
      ...showSession,
      signOut,
    ],
    answers: [
      {
        status: 200,
        body: {
          ...session,
          meta: {
            id: "abc123",
            name: "John Doe",
            username: "john.doe",
            email: "{email}",
            avatarUrl: "https://example.com/avatar.png",
          },
        },
      },
      { status: 400, message: "Failed to authenticate.", fault: isRequired("provider") },
    ],
  },
  {
    tab: "Auth refresh",
    route: "POST /api/collections/:collection/auth-refresh",
    where: [auth],
    intro: ["Returns a new token, and the record as it is now, for an account that is signed in."],
    token: ofRecord,
    query: [expand],
    code: [{ method: "authRefresh", result: "session" }, ...showSession],
    answers: [
      { status: 200, body: session },
      { status: 401, message: noToken },
      { status: 403, message: foreign },
    ],
  },
  {
    tab: "Request verification",
    route: "POST /api/collections/:collection/request-verification",
    where: [auth],
    intro: [
      "Sends the mail that confirms the email of an account. The answer is the same where there is no such account.",
    ],
    body: [email],
    code: [{ method: "requestVerification", arguments: [{ value: "{email}" }] }],
    answers: [
      { status: 204, body: null },
      { status: 400, message: "An error occurred while validating the form.", fault: isRequired("email") },
    ],
  },
  {
    tab: "Confirm verification",
    route: "POST /api/collections/:collection/confirm-verification",
    where: [auth],
    intro: ["Confirms the email of an account."],
    body: [text("token", "The token of the mail.", "VERIFICATION_TOKEN")],
    code: [{ method: "confirmVerification", arguments: [{ value: "VERIFICATION_TOKEN" }] }],
    answers: [
      { status: 204, body: null },
      { status: 400, message: "An error occurred while submitting the form.", fault: isRequired("token") },
    ],
  },
  {
    tab: "Request password reset",
    route: "POST /api/collections/:collection/request-password-reset",
    where: [auth],
    intro: ["Sends the mail by which a new password is set. The answer is the same where there is no such account."],
    body: [email],
    code: [{ method: "requestPasswordReset", arguments: [{ value: "{email}" }] }],
    answers: [
      { status: 204, body: null },
      { status: 400, message: "An error occurred while validating the form.", fault: isRequired("email") },
    ],
  },
  {
    tab: "Confirm password reset",
    route: "POST /api/collections/:collection/confirm-password-reset",
    where: [auth],
    intro: ["Sets a new password. All tokens of the account that were given out before end."],
    body: [
      text("token", "The token of the mail.", "PASSWORD_RESET_TOKEN"),
      text("password", "The new password.", "{newPassword}"),
      text("passwordConfirm", "The new password again.", "{newPassword}"),
    ],
    code: [
      {
        method: "confirmPasswordReset",
        arguments: [{ value: "PASSWORD_RESET_TOKEN" }, { value: "{newPassword}" }, { value: "{newPassword}" }],
      },
    ],
    answers: [
      { status: 204, body: null },
      { status: 400, message: "Failed to set new password.", fault: isRequired("token") },
    ],
  },
  {
    tab: "Request email change",
    route: "POST /api/collections/:collection/request-email-change",
    where: [auth],
    intro: ["Sends the mail that confirms another email, to that email."],
    token: ofRecord,
    body: [text("newEmail", "The new email address.", "{newEmail}")],
    code: [signIn, { method: "requestEmailChange", arguments: [{ value: "{newEmail}" }] }],
    answers: [
      { status: 204, body: null },
      { status: 400, message: "Failed to request email change.", fault: isRequired("newEmail") },
      { status: 401, message: noToken },
      { status: 403, message: foreign },
    ],
  },
  {
    tab: "Confirm email change",
    route: "POST /api/collections/:collection/confirm-email-change",
    where: [auth],
    intro: ["Sets the new email. All tokens of the account that were given out before end."],
    body: [
      text("token", "The token of the mail.", "EMAIL_CHANGE_TOKEN"),
      text("password", "The password of the account.", "{password}"),
    ],
    code: [{ method: "confirmEmailChange", arguments: [{ value: "EMAIL_CHANGE_TOKEN" }, { value: "{password}" }] }],
    answers: [
      { status: 204, body: null },
      { status: 400, message: "Failed to confirm email change.", fault: isRequired("token") },
    ],
  },
  {
    tab: "List auth methods",
    route: "GET /api/collections/:collection/auth-methods",
    where: [auth],
    intro: ["Returns the ways in which one can sign in."],
    code: [{ method: "listAuthMethods", result: "methods" }],
    answers: [
      {
        status: 200,
        where: { allowOAuth2Auth: true },
        body: { ...ofPassword, authProviders: [provider] },
      },
      {
        status: 200,
        where: { allowOAuth2Auth: false },
        body: { ...ofPassword, authProviders: [] },
      },
    ],
  },
  {
    tab: "List OAuth2 accounts",
    route: "GET /api/collections/:collection/records/:id/external-auths",
    where: [auth],
    intro: ["Returns the providers that an account is linked with. Admins may ask for it, and the account itself."],
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
      { status: 401, message: noTokenAtAll },
      { status: 403, message: notAllowed },
      { status: 404, message: notFound },
    ],
  },
  {
    tab: "Unlink OAuth2 account",
    route: "DELETE /api/collections/:collection/records/:id/external-auths/:provider",
    where: [auth],
    intro: ["Ends the link of an account with a provider. Admins may do it, and the account itself."],
    token: ofAny,
    path: [recordId, text("provider", "The name of the provider, such as google.", "google")],
    code: [signIn, { method: "unlinkExternalAuth", arguments: [{ value: "RECORD_ID" }, { value: "google" }] }],
    answers: [
      { status: 204, body: null },
      { status: 401, message: noTokenAtAll },
      { status: 403, message: notAllowed },
      { status: 404, message: notFound },
    ],
  },
];
