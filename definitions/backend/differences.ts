/** Values that the form accepts and the backend rejects, or the reverse. */
interface Difference {
  /** Settings paths, or a format for all fields with it. */
  fields: readonly string[];
  values: readonly unknown[];
  /** Applies only then. By default it applies whether or not the field is shown. */
  when?: "shown" | "hidden";
  takenBy: "form" | "backend";
  why: string;
}

const noAddresses = ["http://", "http://a_b.c", "é.example.com", "//a.b", "#a.b", "?a.b", "a%2eb"];
const bareNames = ["localhost", "x", "x".repeat(300), "abc", "x:1", "//x", "a.b", ".a.b", "a/b", "a?b.c", "a#b.c"];
const noHosts = [" ", "x y", "a:b", "é", "é".repeat(128), "a".repeat(255), "a".repeat(256)];
const unseen = "Hidden fields are neither checked nor sent, but the backend still checks them.";
const closer =
  "The backend checks more closely than we can without refusing valid values. Its error is shown under the field.";

/** Differences between form and backend validation, for the values that a test sends to both. */
export const differences: readonly Difference[] = [
  {
    fields: ["microsoftAuth.authUrl", "microsoftAuth.tokenUrl"],
    values: [""],
    when: "shown",
    takenBy: "backend",
    why: "The specification requires them; the backend has an address of its own in their place.",
  },
  {
    fields: ["logs.maxDays"],
    values: [9_007_199_254_740_992],
    when: "shown",
    takenBy: "backend",
    why: "A browser counts no further exactly.",
  },
  {
    fields: ["smtp.port"],
    values: [65_536],
    when: "shown",
    takenBy: "backend",
    why: "There is no such port.",
  },
  {
    fields: ["secret"],
    values: [" "],
    when: "shown",
    takenBy: "backend",
    why: "Nobody could see that blanks have taken the place of what is stored.",
  },
  { fields: ["web-address"], values: noAddresses, takenBy: "form", why: closer },
  { fields: ["email"], values: ["a@b", "a b@example.com"], takenBy: "form", why: closer },
  { fields: ["smtp.host"], values: noHosts, takenBy: "form", why: closer },
  { fields: ["web-address"], values: ["a b", ...bareNames], when: "hidden", takenBy: "form", why: unseen },
  { fields: ["smtp.port"], values: [1.5], when: "hidden", takenBy: "form", why: unseen },
  {
    fields: ["token-secret"],
    values: ["", "a".repeat(29), "a".repeat(301)],
    takenBy: "form",
    why: "The backend wants 30 to 300 bytes; nobody types this: a button makes it, 50 characters long.",
  },
];
