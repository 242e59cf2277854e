/** Account or token of an environment. */
export type Credentials = { token: string } | { email: string; password: string };

/** Returns the beginning of the names of an environment's variables, such as `SEXTANT_STAGING`. */
const prefixOf = (name: string): string => `SEXTANT_${name.toUpperCase().replaceAll("-", "_")}`;

/** Reads the credentials of an environment from environment variables. Throws a sentence that names missing ones. */
export function credentialsOf(name: string, variables: Readonly<Record<string, string | undefined>>): Credentials {
  const prefix = prefixOf(name);
  const { [`${prefix}_TOKEN`]: token, [`${prefix}_EMAIL`]: email, [`${prefix}_PASSWORD`]: password } = variables;
  if (token) return { token };
  if (email && password) return { email, password };
  throw new Error(`${name}: set ${prefix}_EMAIL and ${prefix}_PASSWORD, or ${prefix}_TOKEN.`);
}
