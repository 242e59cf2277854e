import type { Html, ManageRule, Rule, Secret, TokenSecret, Trimmed, WebAddress } from "./scalars";

// Options of account collections. Since v0.23 they have what was in the settings before.
export interface AccountOptions {
  /** @title Sign-in rule
   *  @description Which accounts may sign in. Blank means all.
   *  @since v0.23 */
  authRule?: Rule;
  /** @title Manage action
   *  @description Accounts that pass may fully manage the records, for example change the password without the old one, the email or the verified state. Applies in addition to the create and update rules.
   *  @later v0.23 title Manage rule */
  manageRule: ManageRule;
  /** @since v0.23 */
  passwordAuth?: PasswordAuth;
  /** @since v0.23 */
  oauth2?: OAuth2;
  /** @since v0.23 */
  otp?: OneTimePassword;
  /** @since v0.23 */
  mfa?: MultiFactor;
  /** @since v0.23 */
  authAlert?: SignInAlert;
  /** @since v0.23 */
  authToken?: CollectionToken;
  /** @since v0.23 */
  passwordResetToken?: CollectionToken;
  /** @since v0.23 */
  emailChangeToken?: CollectionToken;
  /** @since v0.23 */
  verificationToken?: CollectionToken;
  /** @since v0.23 */
  fileToken?: CollectionToken;
  /** @since v0.23 */
  verificationTemplate?: TokenMail;
  /** @since v0.23 */
  resetPasswordTemplate?: TokenMail;
  /** @since v0.23 */
  confirmEmailChangeTemplate?: TokenMail;
}

export interface PasswordAuth {
  /** @title Enable */
  enabled: boolean;
  /** @title Identity fields
   *  @description Fields that identify an account, comma separated. Each needs its own unique index. */
  identityFields: string[];
}

export interface OAuth2 {
  /** @title Enable */
  enabled: boolean;
  providers: Provider[];
  mappedFields: MappedFields;
}

export type ProviderName =
  | "apple"
  | "bitbucket"
  | "box"
  | "discord"
  | "facebook"
  | "gitea"
  | "gitee"
  | "github"
  | "gitlab"
  | "google"
  | "instagram2"
  | "kakao"
  | "lark"
  | "linear"
  | "livechat"
  | "mailcow"
  | "microsoft"
  | "monday"
  | "notion"
  | "oidc"
  | "oidc2"
  | "oidc3"
  | "patreon"
  | "planningcenter"
  | "spotify"
  | "strava"
  | "trakt"
  | "twitch"
  | "twitter"
  | "vk"
  | "wakatime"
  | "yandex";

export interface Provider {
  id: string;
  /** @title Provider */
  name: ProviderName;
  /** @title Client ID */
  clientId: Trimmed;
  /** @title Client secret */
  clientSecret?: Secret;
  /** @title Display name */
  displayName?: string;
  /** @title Auth URL */
  authURL?: WebAddress;
  /** @title Token URL */
  tokenURL?: WebAddress;
  /** @title User info URL */
  userInfoURL?: WebAddress;
}

// Account fields filled from a provider's user data.
export interface MappedFields {
  /** @title Provider's id */
  id?: string;
  /** @title Name */
  name?: string;
  /** @title Username */
  username?: string;
  /** @title Avatar */
  avatarURL?: string;
}

export interface OneTimePassword {
  /** @title Enable */
  enabled: boolean;
  /** @title Valid for (seconds)
   *  @asType integer
   *  @minimum 10
   *  @maximum 86400 */
  duration: number;
  /** @title Length
   *  @asType integer
   *  @minimum 4
   *  @maximum 9007199254740991 */
  length: number;
  emailTemplate: CodeMail;
}

export interface MultiFactor {
  /** @title Enable */
  enabled: boolean;
  /** @title Time between the factors (seconds)
   *  @asType integer
   *  @minimum 10
   *  @maximum 86400 */
  duration: number;
  /** @title Rule of two factors
   *  @description Which accounts need both, for example verified = true. Blank means all of them. */
  rule?: string;
}

export interface SignInAlert {
  /** @title Enable */
  enabled: boolean;
  emailTemplate: AlertMail;
}

export interface TokenMail {
  /** @title Subject
   *  @placeholders {APP_NAME} {APP_URL} {TOKEN} */
  subject: string;
  /** @title Body (HTML)
   *  @placeholders {APP_NAME} {APP_URL} {TOKEN} */
  body: Html;
}

export interface CodeMail {
  /** @title Subject
   *  @placeholders {APP_NAME} {APP_URL} {OTP} {OTP_ID} */
  subject: string;
  /** @title Body (HTML)
   *  @placeholders {APP_NAME} {APP_URL} {OTP} {OTP_ID} */
  body: Html;
}

export interface AlertMail {
  /** @title Subject
   *  @placeholders {APP_NAME} {APP_URL} */
  subject: string;
  /** @title Body (HTML)
   *  @placeholders {APP_NAME} {APP_URL}
   *  @later v0.33 placeholders {APP_NAME} {APP_URL} {ALERT_INFO} */
  body: Html;
}

export interface CollectionToken {
  /** @title Duration (seconds)
   *  @asType integer
   *  @minimum 10
   *  @maximum 94670856 */
  duration: number;
  /** @title Invalidate all previously issued tokens */
  secret?: TokenSecret;
}
