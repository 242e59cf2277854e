/** Texts about environments: the switcher, its menu and the lock. The runtime fills in a {name}. */
export const environmentTexts = {
  chip: {
    plain: "Environment: {name}",
    locked: "Environment: {name}, locked",
    unlocked: "Environment: {name}, unlocked",
  },
  signedIn: "Signed in",
  signIn: "Sign in",
  unreachable: "Not reachable",
  locked: "Locked: unlock it to make changes.",
  unlocked: "Locks again in {left}.",
  unlock: "Unlock for {minutes} minutes …",
  lockNow: "Lock now",
  popup: {
    title: "Unlock {name}",
    what: "Changes reach {host}. {name} is locked again after {minutes} minutes, after a reload and after a sign-out.",
    label: "Type {name} to unlock",
    cancel: "Cancel",
    act: "Unlock for {minutes} minutes",
    done: "{name} is unlocked until {time}.",
  },
} as const;
