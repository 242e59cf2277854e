import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { precompress } from "../../server/precompress";

/** Builds a page with a script into `folder`/dist, as the dashboard is built; returns that folder. */
export async function builtPages(folder: string): Promise<string> {
  await mkdir(join(folder, "public"));
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><title>Page</title><script type="module" src="./main.js"></script>`,
  );
  await writeFile(join(folder, "main.js"), `document.title = ${JSON.stringify("words ".repeat(500))};`);
  await writeFile(
    join(folder, "public/icon.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0h1'/>".repeat(100)}</svg>`,
  );
  await build({ root: folder, configFile: false, base: "./", logLevel: "silent", plugins: [precompress()] });
  return join(folder, "dist");
}
