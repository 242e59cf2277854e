import type { AuthProviders } from "./auth-providers";
import type { NewBackup } from "./backup";
import type { Admin, AdminForm, CodeSignIn, Credentials, FirstAdmin, FirstSuperuser } from "./admin";
import type { Account } from "./account";
import type { Collection } from "./collection";
import type { FieldOptions } from "./field";
import type { Impersonation } from "./impersonation";
import type { LogEntry } from "./log";
import type { LogMessage } from "./log-message";
import type { AdminPasswordReset, EmailChange, PasswordReset, PasswordResetRequest, Verification } from "./mail-links";
import type { RecordRow } from "./record";
import type { Settings } from "./settings";
import type { Tokens } from "./tokens";
import type { TestEmail } from "./test-email";

// All types that a screen may name. Each becomes one schema.
export interface Types {
  Account: Account;
  Admin: Admin;
  AdminForm: AdminForm;
  AdminPasswordReset: AdminPasswordReset;
  AuthProviders: AuthProviders;
  CodeSignIn: CodeSignIn;
  Collection: Collection;
  Credentials: Credentials;
  EmailChange: EmailChange;
  FieldOptions: FieldOptions;
  FirstAdmin: FirstAdmin;
  FirstSuperuser: FirstSuperuser;
  Impersonation: Impersonation;
  LogEntry: LogEntry;
  LogMessage: LogMessage;
  NewBackup: NewBackup;
  PasswordReset: PasswordReset;
  PasswordResetRequest: PasswordResetRequest;
  RecordRow: RecordRow;
  Settings: Settings;
  TestEmail: TestEmail;
  Tokens: Tokens;
  Verification: Verification;
}
