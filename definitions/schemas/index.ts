import AdminForm from "./AdminForm.json";
import AuthProviders from "./AuthProviders.json";
import Credentials from "./Credentials.json";
import FirstAdmin from "./FirstAdmin.json";
import Settings from "./Settings.json";
import TestEmail from "./TestEmail.json";
import Tokens from "./Tokens.json";

/** The schema of every type that a form of some screen fills in; what is only read needs none in the browser. */
export const schemas = { AdminForm, AuthProviders, Credentials, FirstAdmin, Settings, TestEmail, Tokens };

/** Every format that a text has somewhere: each is the name of a widget. */
export type Format = "email" | "html" | "login" | "new-password" | "password" | "secret" | "token-secret" | "web-address";
