import Account from "./Account.json";
import AdminForm from "./AdminForm.json";
import Impersonation from "./Impersonation.json";

/** Schemas for the panels and popups of rows. */
export const schemas = { Account, AdminForm, Impersonation };
