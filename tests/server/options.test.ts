import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { builtVersions, otherVersions } from "../../server/built-versions.mjs";
import { help, known, parseOptions } from "../../server/options.mjs";
import { temporaryFolder } from "./support";

describe("the command line", () => {
  it("has defaults", () => {
    const off = { demo: false, dev: false, help: false, installGo: false, skipBuild: false, trustProxy: false };
    expect(parseOptions([])).toEqual({ port: 8090, data: resolve(".data"), hosts: [], ...off });
  });

  it("reads all options", () => {
    const words =
      "--port 9000 --data elsewhere --backend-version v0.40.4 --demo --install-go --skip-build --trust-proxy " +
      "--host Admin.Example --host=bücher.example --dev --help";
    const on = { demo: true, dev: true, help: true, installGo: true, skipBuild: true, trustProxy: true };
    const hosts = ["admin.example", "xn--bcher-kva.example"];
    const texts = { data: resolve("elsewhere"), backendVersion: "v0.40.4" };
    expect(parseOptions(words.split(" "))).toEqual({ port: 9000, ...texts, hosts, ...on });
    for (const backend of ["https://example.com/below", "http://localhost/@below"])
      expect(parseOptions([`--backend=${backend}`])).toMatchObject({ backend });
  });

  const someAddress = "takes an address such as http://127.0.0.1:8091, not";
  const aName = "takes a name without a port, such as admin.example.com, not";
  const started = "is for a backend started here: omit it, or omit --backend.";

  it.each([
    ["--port many", '--port takes a number up to 65535, not "many".'],
    ["--port 70000", '--port takes a number up to 65535, not "70000".'],
    ["--port=", '--port takes a number up to 65535, not "".'],
    ["--backend localhost:8091", `--backend ${someAddress} "localhost:8091".`],
    ["--backend http://a --data b", `--data ${started}`],
    ["--backend http://a --backend-version v0.40.4", `--backend-version ${started}`],
    ["--backend-version 0.40", '--backend-version takes one of v0.40.4, v0.39.11, v0.22.21, v0.8.0, not "0.40".'],
    ["--host a:80", `--host ${aName} "a:80".`],
    ["--host https://a", `--host ${aName} "https://a".`],
    ["--colour", "Unknown option '--colour'. All options: npm start -- --help"],
    ["https://a?token=secret", "Unexpected argument. All options: npm start -- --help"],
    ["--port", "Option '--port <value>' argument missing. All options: npm start -- --help"],
  ])("reports wrong options: %s", (words, sentence) => {
    expect(() => parseOptions(words.split(" "))).toThrow(new Error(sentence));
  });

  it.each(["http://ada:secret@localhost:8091", "https://:secret@a", "ada:secret@localhost", "http://ada:s/ecret@a"])(
    "refuses a password in an address without printing it: %s",
    (address) => {
      const sentence = "--backend takes an address without a name and a password, such as http://127.0.0.1:8091.";
      expect(() => parseOptions(["--backend", address])).toThrow(new Error(sentence));
    },
  );

  it.each(["http://a?token=secret", "https://a/below#secret", "http://a/?", "a?token=secret", "ws://a#secret"])(
    "refuses a query or a fragment in an address without printing it: %s",
    (address) => {
      const sentence = '--backend takes an address without "?" and "#", such as http://127.0.0.1:8091.';
      expect(() => parseOptions(["--backend", address])).toThrow(new Error(sentence));
    },
  );

  it("reads several backends by name", () => {
    const given = ["--backend", "staging=http://a/below", "--backend=production=https://b"];
    expect(parseOptions(given).environments).toEqual([
      { name: "staging", url: "http://a/below" },
      { name: "production", url: "https://b" },
    ]);
  });

  it("reads a file of environments", async () => {
    const folder = await temporaryFolder(onTestFinished);
    const read = async (content: unknown) => {
      const file = join(folder, "sextant.json");
      await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
      return parseOptions(["--environments", file]).environments;
    };
    const staging = { name: "staging", url: "http://a", color: "#AABBCC", protected: true };
    expect(await read({ environments: [staging, { name: "b-2", url: "http://b", protected: false }] })).toEqual([
      { name: "staging", url: "http://a", color: "#aabbcc", protected: true },
      { name: "b-2", url: "http://b" },
    ]);
    for (const [content, sentence] of [
      ["{", "it is not JSON."],
      [[], 'must be an object with a list of "environments"'],
      [{ environments: [] }, 'must be an object with a list of "environments"'],
      [{ environments: [{ ...staging, secret: "canary" }] }, '"secret" is unknown.'],
      [{ environments: [{ ...staging, name: "Staging" }] }, "a name of an environment has"],
      [{ environments: [{ ...staging, name: ".." }] }, "a name of an environment has"],
      [{ environments: [{ ...staging, url: "http://ada:canary@a" }] }, "takes an address without a name"],
      [{ environments: [{ ...staging, color: "red;" }] }, "a color has six hexadecimal digits"],
      [{ environments: [staging, staging] }, "Two environments have the name staging."],
    ] as const) {
      await expect(read(content)).rejects.toThrow(sentence);
      await expect(read(content)).rejects.not.toThrow("canary");
    }
  });

  it.each([
    ["--backend a=http://a --backend http://b", "Several backends need names, such as --backend staging=URL."],
    ["--backend a=http://a --backend a=http://b", "Two environments have the name a."],
    ["--backend a=http://a --demo", "--demo is for a backend started here, not for several environments."],
    ["--backend a=http://a --data b", "--data is for a backend started here, not for several environments."],
    ["--backend http://a --environments b", "--environments and --backend both name backends: omit one of them."],
    ["--environments /nowhere.json", "/nowhere.json: it cannot be read."],
  ])("reports wrong environments: %s", (words, sentence) => {
    expect(() => parseOptions(words.split(" "))).toThrow(new Error(sentence));
  });

  it("has every option in the help and in the README, and no others", () => {
    const names = Object.keys(known).filter((name) => name !== "dev");
    const namesIn = (text: string, line: RegExp) => [...text.matchAll(line)].map(([, name]) => name);
    expect(namesIn(help, /^ {2}--([\w-]+) /gm)).toEqual(names);
    expect(namesIn(readFileSync("README.md", "utf8"), /^\| `--([\w-]+)[^`]*` /gm)).toEqual(names);
  });

  it("lists all built versions, newest first", () => {
    const folders = readdirSync("server/backends");
    const newestFirst = folders.toSorted((one, other) => other.localeCompare(one, "en", { numeric: true }));
    expect(newestFirst.filter((each) => !otherVersions.some((other) => other === each))).toEqual(builtVersions);
    for (const text of [help, readFileSync("README.md", "utf8")])
      for (const version of builtVersions) expect(text).toContain(version);
  });
});
