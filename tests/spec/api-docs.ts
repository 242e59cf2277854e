import { entriesOf } from "./entry";

export const apiDocs = entriesOf("api docs", {
  text: [
    { says: "API Preview", note: "The page's button." },
    "Close",
    "List/Search",
    "View",
    "Create",
    "Update",
    "Delete",
    "Realtime",
    "Auth with password",
    "Auth with OAuth2",
    "Auth refresh",
    "Request verification",
    "Confirm verification",
    "Request password reset",
    "Confirm password reset",
    "Request email change",
    "Confirm email change",
    "List auth methods",
    "List OAuth2 accounts",
    "Unlink OAuth2 account",
  ],
});
