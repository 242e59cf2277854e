import { existsSync, readFileSync } from "node:fs";

/**
 * A running backend with its name.
 * @typedef {object} Environment
 * @property {string} name lower case letters, digits and hyphens
 * @property {string} url
 * @property {string} [color] "#rrggbb"
 * @property {true} [protected] whether it is read-only until it is unlocked
 */

const usualFile = "sextant.json";

/** @param {readonly string[]} given values of `--backend`, as NAME=URL */
export const namedBackends = (given) =>
  distinct(
    given.map((text) => {
      const at = text.indexOf("=");
      if (!/^[^/:?#@]*=/.test(text)) throw new Error("Several backends need names, such as --backend staging=URL.");
      return { name: nameOf(text.slice(0, at), "--backend"), url: addressOf(text.slice(at + 1)) };
    }),
  );

/**
 * Reads a file of environments; without a path the usual one, if it exists in this folder. Throws a sentence if it is
 * invalid.
 * @param {string} [path]
 * @returns {Environment[] | undefined}
 */
export function environmentsFrom(path) {
  if (path === undefined && !existsSync(usualFile)) return undefined;
  const file = path ?? usualFile;
  const content = contentOf(file);
  const list = isObject(content) ? content["environments"] : undefined;
  if (!Array.isArray(list) || list.length === 0)
    throw new Error(`${file} must be an object with a list of "environments", each with a name and a url.`);
  return distinct(list.map((each) => environmentOf(each, file)));
}

/** @param {string} file @returns {unknown} */
function contentOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    // The message of the parser quotes the file.
    const why = error instanceof SyntaxError ? "it is not JSON" : "it cannot be read";
    throw new Error(`${file}: ${why}.`, { cause: error });
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const keys = ["name", "url", "color", "protected"];

/** @param {unknown} given @param {string} file @returns {Environment} */
function environmentOf(given, file) {
  const { name, url, color, protected: locked, ...others } = isObject(given) ? given : {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`${file}: "${unknown}" is unknown. Known are ${keys.join(", ")}.`);
  if (typeof url !== "string") throw new Error(`${file}: each environment needs a name and a url.`);
  if (color !== undefined && (typeof color !== "string" || !/^#[\da-f]{6}$/i.test(color)))
    throw new Error(`${file}: a color has six hexadecimal digits, such as #c2410c.`);
  if (locked !== undefined && typeof locked !== "boolean") throw new Error(`${file}: protected is true or false.`);
  return {
    name: nameOf(name, file),
    url: addressOf(url, file),
    ...(typeof color === "string" && { color: color.toLowerCase() }),
    ...(locked && { protected: true }),
  };
}

/** @param {unknown} name @param {string} where */
function nameOf(name, where) {
  if (typeof name === "string" && /^[a-z\d](?:[a-z\d-]{0,30}[a-z\d])?$/.test(name)) return name;
  throw new Error(
    `${where}: a name of an environment has up to 32 lower case letters, digits and hyphens, such as staging.`,
  );
}

/** @template {{ name: string }} E @param {E[]} environments */
function distinct(environments) {
  const names = environments.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`Two environments have the name ${twice}.`);
  return environments;
}

/**
 * Returns a warning for each protected environment whose backend is also served without protection.
 * @param {readonly Environment[]} environments
 */
export const unprotectedTwins = (environments) =>
  environments.flatMap(({ name, url, protected: isProtected }) => {
    const isSame = (/** @type {Environment} */ other) => rootOf(other.url) === rootOf(url) && !other.protected;
    const open = isProtected ? environments.filter(isSame).map((other) => other.name) : [];
    return open.map((other) => `${name} is protected, but ${other} is the same backend and is not.`);
  });

/** @param {string} url */
const rootOf = (url) => new URL(url.replace(/\/?$/, "/")).href;

/**
 * Returns the address of a backend. Throws a sentence if it is not usable.
 * @param {string} text
 * @param {string} where the option or the file that names it
 */
export function addressOf(text, where = "--backend") {
  const { protocol = "", username = "", password = "" } = URL.canParse(text) ? new URL(text) : {};
  const web = ["http:", "https:"].includes(protocol);
  // The message omits the address, because it may contain a password or a token.
  if (username + password !== "" || (!web && text.includes("@")))
    throw new Error(`${where} takes an address without a name and a password, such as http://127.0.0.1:8091.`);
  if (/[?#]/.test(text))
    throw new Error(`${where} takes an address without "?" and "#", such as http://127.0.0.1:8091.`);
  if (!web) throw new Error(`${where} takes an address such as http://127.0.0.1:8091, not "${text}".`);
  return text;
}
