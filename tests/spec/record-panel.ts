import { entriesOf, names } from "./entry";

export const recordPanel = entriesOf("record panel", {
  text: [
    { says: "New record", note: "The page's button." },
    "New {collection} record",
    "Edit {collection} record",
    "Send verification email",
    "Send password reset email",
    "Delete",
    "Account",
    "Authorized providers",
    "No linked OAuth2 providers.",
    { says: "unlink", as: ["Unlink", "Unlink {provider}"] },
    "Cancel",
    "Create",
    "Save changes",
    "Public",
    "Change password",
    "Password",
    { says: "passwordConfirm", as: "Password confirm" },
    "Verified",
    "You have unsaved changes. Do you really want to close the panel?",
    "Do you really want to manually change the verified account state?",
    "Do you really want to delete the selected record?",
    "Do you really want to sent verification email to {email}?",
    "Do you really want to sent password reset email to {email}?",
    "Do you really want to unlink the {provider} provider?",
    "Successfully created record.",
    "Successfully updated record.",
    "Successfully deleted record.",
    "Successfully sent verification email to {email}.",
    "Successfully sent password reset email to {email}.",
    "Successfully unlinked the {provider} provider.",
  ],
  key: names(`
      id created updated username email emailVisibility verified password passwordConfirm
      provider providerId recordId collectionId
    `),
  call: [
    "POST /api/collections/{collection}/records",
    "PATCH /api/collections/{collection}/records/{id}",
    "DELETE /api/collections/{collection}/records/{id}",
    "POST /api/collections/{collection}/request-verification",
    "POST /api/collections/{collection}/request-password-reset",
    "GET /api/collections/{collection}/records/{id}/external-auths",
    "DELETE /api/collections/{collection}/records/{id}/external-auths/{provider}",
  ],
});

export const recordFields = entriesOf("record fields", {
  text: [
    "Restore",
    { says: "UTC", as: ["UTC", "(UTC)", "{label} (UTC)"] },
    { says: "Select up to N items.", as: "Select up to {count} items." },
    "Loading...",
    "No options",
    {
      says: "id=",
      as: ["id=", "id={id}", 'id="{id}"', "id='{id}'"],
      note: "The terms that fetch chosen records.",
    },
  ],
  constant: [
    { name: "text area's height, px, at most", value: "200", as: ["height 200", "maxHeight 200"] },
    { name: "characters of a date", value: "19", as: ["date 19", "19 characters"] },
    { name: "several values above", value: "1", as: ["maxSelect 1"] },
    { name: "relation picker page", value: "200", as: ["pickRecords perPage 200", "picker 200"] },
    {
      name: "relation picker sort",
      value: "-created",
      as: ["picker -created", "pickRecords 200 -created"],
    },
    { name: "ids of one fetch", value: "50", as: ["batch 50", "ids 50", "50 ids"] },
    { name: "records offered without a search", value: "5", as: ["search 5", "searchAbove 5"] },
    { name: "date format", value: "Y-m-d H:i:S", as: ["yyyy-MM-dd HH:mm:ss", "Y-m-d H:i:S"] },
    { name: "first day of the week", value: "Monday", as: ["Monday", "weekStart 1", "firstDay 1"] },
    { name: "hours", value: "24", as: ["24-hour", "hour12 false", "HH:mm:ss"] },
    {
      name: "date format elsewhere",
      value: "Y-m-d",
      without: "A default of the date picker used there; no field of ours is a bare date.",
    },
    {
      name: "hour of a new date elsewhere",
      value: "12",
      without: "A default of the date picker used there.",
    },
    {
      name: "step of minutes elsewhere",
      value: "5",
      without: "A default of the date picker used there: typed times are kept.",
    },
    {
      name: "debounce of a date elsewhere, ms",
      value: "300",
      without: "A date is taken over when it is complete, not after a wait.",
    },
  ],
});
