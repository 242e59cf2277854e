/** Messages of pages that mails link to. */
export const mailPageTexts = {
  wait: "Please wait...",
  unreadable: "This link is incomplete.",
  foreign: "This link is for something else.",
  openAgain: "Open it from the email again, or copy all of it.",
  expired: "This link expired at {time} UTC.",
  insist: "Try anyway",
  refused: "The backend rejected this link: {reason}",
  askAgain: "Links expire, and most work only once. Ask for a new email.",
  unknown: "It has no such accounts.",
} as const;
