import { closeWord } from "../language/close-word";
import { calls } from "../backend/calls";
import { defaultAvatar } from "../backend/backend-limits";
import { byVersion } from "../language/availability";
import { formPanel, tablePage } from "./define";

const email = { field: "email", icon: "mail" } as const;
const password = { field: "password", icon: "lock" } as const;
const passwordConfirm = { field: "passwordConfirm", icon: "lock" } as const;
const avatar = { field: "avatar", icon: "file", widget: "avatar" } as const;

const removeQuestion = "Do you really want to delete the selected {admin}?\n{email}";

const signedIn = {
  signIn: calls.signIn,
  payload: { identity: "email", password: "password" },
  password: "password",
} as const;
const removal = { removeQuestion: `${removeQuestion}: this is you. You will be signed out.` } as const;

const adminPanel = formPanel("AdminForm", {
  addressParam: byVersion({ "v0.8": "adminId", "v0.23": "superuserId" }),
  title: { new: "New {admin}", edit: "Edit {admin}" },
  closes: closeWord,
  frame: "popup",
  idLabel: "ID",
  read: calls.readAdmin,
  fields: {
    new: [avatar, email, password, passwordConfirm],
    edit: [
      avatar,
      email,
      { field: "changePassword", icon: "lock" },
      { when: "changePassword", hidden: "cleared", show: ["password", "passwordConfirm"] },
    ],
  },
  defaults: byVersion({ "v0.8": { avatar: defaultAvatar, email: "" }, "v0.23": { email: "" } }),
  transient: ["changePassword"],
  create: {
    label: "New {admin}",
    icon: "add",
    call: calls.addAdmin,
    success: "Successfully created {admin}.",
    enabledWhen: { email: { not: "" } },
  },
  save: { call: calls.saveAdmin, success: "Successfully updated {admin}." },
  remove: {
    call: calls.removeAdmin,
    question: removeQuestion,
    success: "Successfully deleted {admin}.",
    failed: "The only {admin} can't be deleted: nobody could sign in.",
  },
  account: byVersion({
    "v0.8": { ...signedIn, ...removal },
    "v0.23": { ...signedIn, identity: "email", ...removal },
  }),
});

/** Administrators: accounts of their own up to v0.22, superusers since v0.23. */
export const admins = tablePage("Admin", {
  route: byVersion({ "v0.8": "/settings/admins", "v0.23": "/settings/superusers" }),
  alsoAt: byVersion({ "v0.8": ["/settings/superusers"], "v0.23": ["/settings/admins"] }),
  title: "{Admins}",
  icon: "admins",
  list: calls.listAdmins,
  sort: "-created",
  search: {
    label: "Filter {admins}",
    placeholder: 'Search filter, ex. email ~ "example.com"...',
    keys: ["id", "email", "created", "updated"],
  },
  views: "All {admins}",
  columns: [
    {
      before: "v0.23",
      show: [{ field: "avatar", icon: "user", cell: "avatar", unsorted: true, card: "lead" }],
    },
    { field: "id", icon: "key", cell: "ownId", card: 2 },
    { field: "email", icon: "mail", cell: "email", card: 1 },
    { field: "created", icon: "calendar", cell: "date", card: { line: 3, named: true } },
    { field: "updated", icon: "calendar", cell: "date" },
  ],
  columnWidths: { remember: byVersion({ "v0.8": "admins@columnWidths", "v0.23": "superusers@columnWidths" }) },
  opens: adminPanel,
  empty: "No {admins} found.",
  failed: "The {admins} could not be loaded.",
});
