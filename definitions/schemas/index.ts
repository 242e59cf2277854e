import Account from "./Account.json";
import AdminForm from "./AdminForm.json";
import AdminPasswordReset from "./AdminPasswordReset.json";
import AuthProviders from "./AuthProviders.json";
import CodeSignIn from "./CodeSignIn.json";
import Collection from "./Collection.json";
import Credentials from "./Credentials.json";
import EmailChange from "./EmailChange.json";
import FieldOptions from "./FieldOptions.json";
import FirstAdmin from "./FirstAdmin.json";
import FirstSuperuser from "./FirstSuperuser.json";
import Impersonation from "./Impersonation.json";
import NewBackup from "./NewBackup.json";
import PasswordReset from "./PasswordReset.json";
import PasswordResetRequest from "./PasswordResetRequest.json";
import Settings from "./Settings.json";
import TestEmail from "./TestEmail.json";
import Tokens from "./Tokens.json";
import Verification from "./Verification.json";

/** Schemas of the types that forms edit, by name. */
export const schemas = { Account, AdminForm, AdminPasswordReset, AuthProviders, CodeSignIn, Collection, Credentials, EmailChange, FieldOptions, FirstAdmin, FirstSuperuser, Impersonation, NewBackup, PasswordReset, PasswordResetRequest, Settings, TestEmail, Tokens, Verification };

/** Formats of texts. Each one names a widget. */
export type Format = "collection-id" | "collection-name" | "email" | "field-name" | "go-pattern" | "hex-colour" | "html" | "login" | "manage-rule" | "new-password" | "one-time-code" | "password" | "rate-limit-label" | "rule" | "secret" | "sql" | "token-secret" | "trimmed-text" | "utc-date-time" | "web-address";
