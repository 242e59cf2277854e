import { entriesOf, names } from "./entry";

export const adminsTable = entriesOf("admins table", {
  route: ["/settings/admins"],
  text: [
    { says: "Manage admins", note: "In the menu of the avatar." },
    "Admins",
    "New admin",
    "You",
    "No admins found.",
    "Clear filters",
    { says: "Showing N of N", as: "Showing {shown} of {total}" },
  ],
  key: names(`filter sort avatar id email created updated`),
  call: ["GET /api/admins"],
  constant: [
    { name: "page size", value: "100", as: ["/api/admins perPage 100", "/api/admins 100"] },
    { name: "sort by default", value: "-created", as: ["/api/admins -created", "sort -created"] },
  ],
});

export const adminPanel = entriesOf("admin panel", {
  text: [
    "New admin",
    "Edit admin",
    "ID",
    "Avatar",
    "Email",
    "Change password",
    "Password",
    { says: "password confirm", as: "Password confirm" },
    "Cancel",
    "Create",
    "Save changes",
    "Delete",
    "You have unsaved changes. Do you really want to close the panel?",
    "Do you really want to delete the selected admin?",
    "Successfully created admin.",
    "Successfully updated admin.",
    "Successfully deleted admin.",
  ],
  key: ["email", "avatar", "password", "passwordConfirm"],
  call: ["POST /api/admins", "PATCH /api/admins/{id}", "DELETE /api/admins/{id}"],
  constant: [
    { name: "first avatar", value: "0", as: ["avatar 0"] },
    { name: "last avatar", value: "9", as: ["maximum 9 Avatar", "avatar 9", "avatar 0 1 2 3 4 5 6 7 8 9"] },
  ],
});
