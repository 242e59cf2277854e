/** Confirmations before settings are saved. The runtime fills in a {name}. */
export const questionTexts = {
  logsDeleted: {
    one: "1 older log entry will be permanently deleted. Save?",
    many: "{n} older log entries will be permanently deleted. Save?",
  },
  lockedOut:
    "Your address {address} is not in the list of superuser addresses. Saving locks you out at once. Only the command pocketbase superuser ips on the server clears the list. Save anyway?",
  tokens: {
    /** Effects of a new secret by token kind. The page's end of the session covers the admins' own. */
    ends: {
      recordAuthToken: "All users of your application will be signed out.",
      recordVerificationToken: "The links in verification mails that have been sent will stop working.",
      recordPasswordResetToken: "The links in users' password reset mails that have been sent will stop working.",
      recordEmailChangeToken: "The links in email change mails that have been sent will stop working.",
      recordFileToken: "Links to protected files that were opened by users will stop working.",
      adminFileToken: "Links to protected files that were opened by admins will stop working.",
      adminPasswordResetToken: "The links in admins' password reset mails that have been sent will stop working.",
    },
    short: "You and all other admins will be signed out after {span} without activity.",
    save: "{sentences} Save?",
  },
} as const;
