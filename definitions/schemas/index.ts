import AdminForm from "./AdminForm.json";
import AuthProviders from "./AuthProviders.json";
import Collection from "./Collection.json";
import Credentials from "./Credentials.json";
import FieldOptions from "./FieldOptions.json";
import FirstAdmin from "./FirstAdmin.json";
import Settings from "./Settings.json";
import TestEmail from "./TestEmail.json";
import Tokens from "./Tokens.json";

/** The schema of every type that a form of some screen fills in; what is only read needs none in the browser. */
export const schemas = { AdminForm, AuthProviders, Collection, Credentials, FieldOptions, FirstAdmin, Settings, TestEmail, Tokens };

/** Every format that a text has somewhere: each is the name of a widget. */
export type Format = "collection-id" | "email" | "go-pattern" | "html" | "login" | "manage-rule" | "new-password" | "password" | "rule" | "secret" | "slug" | "token-secret" | "utc-date-time" | "web-address";
