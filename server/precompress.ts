import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|html|svg|json)$/;
const smallest = 512; // bytes; smaller files gain almost nothing

/** Creates a Vite plugin that writes a `.br` and a `.gz` file next to each compressible file of the build. */
export function precompress(): Plugin {
  let folder = "dist";
  return {
    name: "precompress",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle: { order: "post", sequential: true, handler: () => compressAll(folder) },
  };
}

function compressAll(folder: string): void {
  // After a failed build there is no folder. The build's own error is the one to report.
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => compressible.test(file));
  for (const file of files) compress(join(folder, file));
}

function compress(path: string): void {
  const content = readFileSync(path);
  if (content.length < smallest) return;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
