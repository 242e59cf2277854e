import type { AuthProviders } from "./auth-providers";
import type { Count, Email, Html, Port, Secret, Trimmed, WebAddress } from "./scalars";
import type { Tokens } from "./tokens";

// What the pages under Settings edit. The backend has more groups; what we do not know survives a save. What no page
// shows stands here as the mark of the version that added it.
export interface Settings extends AuthProviders, Tokens {
  meta: Meta;
  logs: Logs;
  smtp: Smtp;
  s3: S3;
  /** @since v0.16 */
  backups?: object;
  /** @since v0.23 */
  batch?: object;
  /** @since v0.38 */
  superuserIPs?: string[];
}

export interface Meta {
  /** @title Application name
   *  @initially Acme
   *  @maxBytes 255 */
  appName: string;
  /** @title Application url
   *  @initially http://localhost:8090 */
  appUrl: WebAddress;
  /** @title Hide collection create and edit controls
   *  @initially false
   *  @description This could prevent making accidental schema changes when in production environment. */
  hideControls: boolean;
  /** @since v0.37 */
  accentColor?: string;
  /** @title Sender name
   *  @initially Support
   *  @maxBytes 255 */
  senderName: string;
  /** @title Sender address
   *  @initially support@example.com */
  senderAddress: Email;
  /** @initially {
   *    subject: "Verify your {APP_NAME} email",
   *    actionUrl: "{APP_URL}/_/#/auth/confirm-verification/{TOKEN}"
   *  } */
  verificationTemplate: EmailTemplate;
  /** @initially {
   *    subject: "Reset your {APP_NAME} password",
   *    actionUrl: "{APP_URL}/_/#/auth/confirm-password-reset/{TOKEN}"
   *  } */
  resetPasswordTemplate: EmailTemplate;
  /** @initially {
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
  /** @since v0.20 */
  minLevel?: number;
  /** @since v0.40 */
  maxDataSize?: number;
}

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
  /** @since v0.18 */
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
   *  @description The bucket stands in the path of each request rather than in the host name. */
  forcePathStyle: boolean;
}
