import { calls } from "../backend/calls";
import { defaultAvatar } from "../backend/backend-limits";
import { formPanel, tablePage } from "./define";

const avatar = { field: "avatar", icon: "file", widget: "avatar" } as const;
const email = { field: "email", icon: "mail" } as const;
const password = { field: "password", icon: "lock" } as const;
const passwordConfirm = { field: "passwordConfirm", icon: "lock" } as const;

const adminPanel = formPanel("AdminForm", {
  addressParam: "adminId",
  title: { new: "New admin", edit: "Edit admin" },
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
  defaults: { avatar: defaultAvatar, email: "" },
  transient: ["changePassword"],
  create: {
    label: "New admin",
    icon: "add",
    call: calls.addAdmin,
    success: "Successfully created admin.",
    enabledWhen: { email: { not: "" } },
  },
  save: { call: calls.saveAdmin, success: "Successfully updated admin." },
  remove: {
    call: calls.removeAdmin,
    question: "Do you really want to delete the selected admin?\n{email}",
    success: "Successfully deleted admin.",
    failed: "The only admin can't be deleted: nobody could sign in.",
  },
  account: {
    signIn: calls.signIn,
    payload: { identity: "email", password: "password" },
    password: "password",
    removeQuestion: "Do you really want to delete the selected admin?\n{email}: this is you. You will be signed out.",
  },
});

export const admins = tablePage("Admin", {
  route: "/settings/admins",
  alsoAt: ["/settings/superusers"],
  title: "Admins",
  icon: "admins",
  list: calls.listAdmins,
  sort: "-created",
  search: {
    label: "Filter admins",
    placeholder: 'Search filter, ex. email ~ "example.com"...',
    keys: ["id", "email", "created", "updated"],
  },
  columns: [
    { field: "avatar", icon: "user", cell: "avatar", unsorted: true, card: "lead" },
    { field: "id", icon: "key", cell: "ownId", card: 2 },
    { field: "email", icon: "mail", cell: "email", card: 1 },
    { field: "created", icon: "calendar", cell: "date", card: { line: 3, named: true } },
    { field: "updated", icon: "calendar", cell: "date" },
  ],
  columnWidths: { remember: "admins@columnWidths" },
  opens: adminPanel,
  empty: "No admins found.",
  failed: "The admins could not be loaded.",
});
