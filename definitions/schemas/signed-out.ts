import AdminPasswordReset from "./AdminPasswordReset.json";
import CodeSignIn from "./CodeSignIn.json";
import Credentials from "./Credentials.json";
import EmailChange from "./EmailChange.json";
import FirstAdmin from "./FirstAdmin.json";
import FirstSuperuser from "./FirstSuperuser.json";
import PasswordReset from "./PasswordReset.json";
import PasswordResetRequest from "./PasswordResetRequest.json";
import Verification from "./Verification.json";

/** Schemas for the forms before the session. */
export const schemas = { AdminPasswordReset, CodeSignIn, Credentials, EmailChange, FirstAdmin, FirstSuperuser, PasswordReset, PasswordResetRequest, Verification };
