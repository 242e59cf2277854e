import { calls } from "../backend/calls";
import { formPanel, tablePage } from "./define";

const email = { field: "email", icon: "mail" } as const;
const password = { field: "password", icon: "lock" } as const;
const passwordConfirm = { field: "passwordConfirm", icon: "lock" } as const;

const superuserPanel = formPanel("SuperuserForm", {
  addressParam: "superuserId",
  title: { new: "New superuser", edit: "Edit superuser" },
  frame: "popup",
  idLabel: "ID",
  read: calls.readSuperuser,
  fields: {
    new: [email, password, passwordConfirm],
    edit: [
      email,
      { field: "changePassword", icon: "lock" },
      { when: "changePassword", hidden: "cleared", show: ["password", "passwordConfirm"] },
    ],
  },
  defaults: { email: "" },
  transient: ["changePassword"],
  create: {
    label: "New superuser",
    icon: "add",
    call: calls.addSuperuser,
    success: "Successfully created superuser.",
    enabledWhen: { email: { not: "" } },
  },
  save: { call: calls.saveSuperuser, success: "Successfully updated superuser." },
  remove: {
    call: calls.removeSuperuser,
    question: "Do you really want to delete the selected superuser?\n{email}",
    success: "Successfully deleted superuser.",
    failed: "The only superuser can't be deleted: nobody could sign in.",
  },
  account: {
    signIn: calls.signIn,
    payload: { identity: "email", password: "password" },
    password: "password",
    identity: "email",
    removeQuestion:
      "Do you really want to delete the selected superuser?\n{email}: this is you. You will be signed out.",
  },
});

export const superusers = tablePage("Superuser", {
  route: "/settings/superusers",
  alsoAt: ["/settings/admins"],
  title: "Superusers",
  icon: "admins",
  list: calls.listSuperusers,
  sort: "-created",
  search: {
    label: "Filter superusers",
    placeholder: 'Search filter, ex. email ~ "example.com"...',
    keys: ["id", "email", "created", "updated"],
  },
  columns: [
    { field: "id", icon: "key", cell: "ownId", card: 2 },
    { field: "email", icon: "mail", cell: "email", card: 1 },
    { field: "created", icon: "calendar", cell: "date", card: { line: 3, named: true } },
    { field: "updated", icon: "calendar", cell: "date" },
  ],
  columnWidths: { remember: "superusers@columnWidths" },
  opens: superuserPanel,
  empty: "No superusers found.",
  failed: "The superusers could not be loaded.",
});
