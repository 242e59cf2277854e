import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { defaultVersion, type BuiltVersion } from "../../server/built-versions.mjs";
import { isNewData, noteVersion, versionFor } from "../../server/data-version";
import { temporaryFolder } from "./support";

async function folderWith(...names: string[]): Promise<string> {
  const folder = join(await temporaryFolder(onTestFinished), "data");
  await mkdir(folder);
  for (const name of names) await writeFile(join(folder, name), "");
  return folder;
}

/** Version for a folder, and the report. */
async function found(folder: string, asked?: BuiltVersion): Promise<[BuiltVersion, string]> {
  const said: string[] = [];
  const version = await versionFor(folder, asked, (line) => said.push(line));
  return [version, said.join("\n")];
}

it("takes the default or the given version for a new folder", async () => {
  const folder = await folderWith();
  expect(isNewData(folder)).toBe(true);
  expect(await found(folder)).toEqual([defaultVersion, ""]);
  expect(await found(folder, "v0.22.21")).toEqual(["v0.22.21", ""]);
});

it("takes the version that used the folder", async () => {
  const folder = await folderWith("data.db");
  await noteVersion(folder, "v0.39.11");
  expect(isNewData(folder)).toBe(false);
  expect(await found(folder)).toEqual(["v0.39.11", ""]);
  expect(await found(folder, "v0.39.11")).toEqual(["v0.39.11", ""]);
});

it("recognises the era of a folder without a version file", async () => {
  expect(await found(await folderWith("data.db", "logs.db"))).toEqual(["v0.8.0", ""]);
  expect(await found(await folderWith("data.db", "auxiliary.db"))).toEqual(["v0.40.4", ""]);
});

it("refuses an older version than the one that used the folder", async () => {
  const folder = await folderWith("data.db");
  await noteVersion(folder, "v0.40.4");
  await expect(found(folder, "v0.8.0")).rejects.toThrow(
    `PocketBase v0.8.0 cannot read the data folder ${folder}, because PocketBase v0.40.4 has used it. Choose another folder with --data DIR, or omit --backend-version.`,
  );
});

it("reports that a newer version upgrades the folder", async () => {
  const folder = await folderWith("data.db");
  await noteVersion(folder, "v0.22.21");
  expect(await found(folder, "v0.40.4")).toEqual(["v0.40.4", expect.stringContaining("upgrades the data folder")]);
});
