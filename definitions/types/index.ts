import type { AuthProviders } from "./auth-providers";
import type { Admin, AdminForm, Credentials, FirstAdmin } from "./admin";
import type { Account } from "./account";
import type { Collection } from "./collection";
import type { FieldOptions } from "./field";
import type { LogEntry } from "./log";
import type { RecordRow } from "./record";
import type { Settings } from "./settings";
import type { Tokens } from "./tokens";
import type { TestEmail } from "./test-email";

// Every type that a screen may name. Each becomes one schema.
export interface Types {
  Account: Account;
  Admin: Admin;
  AdminForm: AdminForm;
  AuthProviders: AuthProviders;
  Collection: Collection;
  Credentials: Credentials;
  FieldOptions: FieldOptions;
  FirstAdmin: FirstAdmin;
  LogEntry: LogEntry;
  RecordRow: RecordRow;
  Settings: Settings;
  TestEmail: TestEmail;
  Tokens: Tokens;
}
