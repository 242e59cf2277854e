import type { AuthProviders } from "./auth-providers";
import type {
  AtLeastOne,
  Count,
  Email,
  HexColour,
  Html,
  NetworkAddress,
  Port,
  Secret,
  Trimmed,
  WebAddress,
} from "./scalars";
import type { Tokens } from "./tokens";

// Settings edited by the pages. Unknown groups survive a save. Groups without a page mark the version that added them.
export interface Settings extends AuthProviders, Tokens {
  meta: Meta;
  logs: Logs;
  smtp: Smtp;
  s3: S3;
  /** @since v0.16 */
  backups: Backups;
  /** @since v0.23 */
  batch: Batch;
  /** @since v0.23 */
  rateLimits: RateLimits;
  /** @since v0.23 */
  trustedProxy: TrustedProxy;
  /** @title Allowed addresses
   *  @description IP addresses and subnets, separated by commas. Empty allows every address.
   *  @since v0.38 */
  superuserIPs?: NetworkAddress[];
}

export interface Meta {
  /** @title Application name
   *  @initially Acme
   *  @maxBytes 255 */
  appName: string;
  /** @title Application url
   *  @initially http://localhost:8090
   *  @before v0.23 */
  appUrl: WebAddress;
  /** @title Application URL
   *  @since v0.23 */
  appURL: WebAddress;
  /** @title Hide collection create and edit controls
   *  @initially false
   *  @description This could prevent making accidental schema changes when in production environment. */
  hideControls: boolean;
  /** @title Accent colour
   *  @description Used by Sextant and by the backend's own dashboard. With #1055c9, the colour of a new backend, Sextant keeps its own.
   *  @since v0.37 */
  accentColor?: HexColour;
  /** @title Sender name
   *  @initially Support
   *  @maxBytes 255 */
  senderName: string;
  /** @title Sender address
   *  @initially support@example.com */
  senderAddress: Email;
  /** @before v0.23
   *  @initially {
   *    subject: "Verify your {APP_NAME} email",
   *    actionUrl: "{APP_URL}/_/#/auth/confirm-verification/{TOKEN}"
   *  } */
  verificationTemplate: EmailTemplate;
  /** @before v0.23
   *  @initially {
   *    subject: "Reset your {APP_NAME} password",
   *    actionUrl: "{APP_URL}/_/#/auth/confirm-password-reset/{TOKEN}"
   *  } */
  resetPasswordTemplate: EmailTemplate;
  /** @before v0.23
   *  @initially {
   *    subject: "Confirm your {APP_NAME} new email address",
   *    actionUrl: "{APP_URL}/_/#/auth/confirm-email-change/{TOKEN}"
   *  } */
  confirmEmailChangeTemplate: EmailTemplate;
}

export interface EmailTemplate {
  /** @title Subject
   *  @placeholders {APP_NAME} {APP_URL} */
  subject: string;
  /** @title Action URL
   *  @placeholders {APP_NAME} {APP_URL} {TOKEN}
   *  @mustContain {TOKEN} */
  actionUrl: string;
  /** @title Body (HTML)
   *  @initially a long text
   *  @placeholders {APP_NAME} {APP_URL} {TOKEN} {ACTION_URL}
   *  @mustContain {ACTION_URL} */
  body: Html;
}

export interface Logs {
  /** @title Logs max days retention
   *  @initially 5
   *  @description Older requests are deleted; 0 turns request logs off. */
  maxDays: Count;
  /** @title Lowest level
   *  @description Entries below this level are not kept.
   *  @since v0.20 */
  minLevel: LogLevel;
  /** @title Keep IP addresses
   *  @since v0.20
   *  @before v0.23 */
  logIp: boolean;
  /** @title Keep IP addresses
   *  @since v0.23 */
  logIP: boolean;
  /** @title Keep account ids
   *  @description The id of the account that made a request.
   *  @since v0.23 */
  logAuthId: boolean;
  /** @title Max entry size (bytes)
   *  @description Longer data is cut off. 0 means the backend's limit of 16,384 bytes.
   *  @since v0.40 */
  maxDataSize: Count;
}

/** Log level: debug, info, warning, error. */
export type LogLevel = -4 | 0 | 4 | 8;

export interface Smtp {
  /** @title Use SMTP mail server (recommended)
   *  @initially false
   *  @description By default the system sendmail command is used. */
  enabled: boolean;
  /** @title SMTP server host
   *  @initially smtp.example.com */
  host: Trimmed;
  /** @title Port
   *  @initially 587 */
  port: Port;
  /** @title TLS encryption
   *  @initially false */
  tls: boolean;
  /** @title Username */
  username?: Trimmed;
  /** @title Password */
  password?: Secret;
  /** @title Sign-in method
   *  @since v0.10 */
  authMethod?: "" | "LOGIN";
  /** @title EHLO/HELO name
   *  @description The backend's name for the mail server. Blank means localhost.
   *  @since v0.18 */
  localName?: Trimmed;
}

export interface S3 {
  /** @title Use S3 storage
   *  @initially false */
  enabled: boolean;
  /** @title Endpoint */
  endpoint: WebAddress;
  /** @title Bucket */
  bucket: Trimmed;
  /** @title Region */
  region: Trimmed;
  /** @title Access key */
  accessKey: Trimmed;
  /** @title Secret */
  secret: Secret;
  /** @title Force path-style addressing
   *  @initially false
   *  @description Puts the bucket in the path rather than the host name. */
  forcePathStyle: boolean;
}

export interface Backups {
  /** @title Schedule
   *  @description Minute, hour, day, month and weekday in UTC, such as 0 3 * * *. */
  cron?: Trimmed;
  /** @title Backups to keep
   *  @description Older scheduled backups are deleted. */
  cronMaxKeep: AtLeastOne;
  s3: S3;
}

export interface Batch {
  /** @title Allow batch requests */
  enabled: boolean;
  /** @title Max requests per batch */
  maxRequests: Count;
  /** @title Time limit (seconds) */
  timeout: Count;
  /** @title Max body size (bytes)
   *  @description 0 means the backend's limit of 128 MB. */
  maxBodySize: Count;
}

export interface RateLimits {
  /** @title Limit requests per address
   *  @description Superusers are never limited, but their sign-in is. */
  enabled: boolean;
  /** @title Rules
   *  @description The first rule for the exact path or action wins, then the first path ending in a slash. */
  rules?: RateLimitRule[];
  /** @title Never limited
   *  @description IP addresses and subnets, separated by commas.
   *  @since v0.38 */
  excludedIPs?: NetworkAddress[];
}

export interface RateLimitRule {
  /** @title Path or action */
  label: RateLimitLabel;
  /** @title Applies to */
  audience?: "" | "@guest" | "@auth";
  /** @title Requests */
  maxRequests: AtLeastOne;
  /** @title In seconds */
  duration: AtLeastOne;
}

// Path, optionally with a method, action of one or any collection, or tag.
/** @format rate-limit-label */
type RateLimitLabel = string;

export interface TrustedProxy {
  /** @title Trusted headers
   *  @description Only headers that your proxy always sets. Clients can send any others. */
  headers?: Trimmed[];
  /** @title If there are several addresses */
  useLeftmostIP: boolean;
}
