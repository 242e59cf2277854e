import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Which modules a module asks for: at once, and when they are wanted. */
interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface Modules {
  getModuleInfo: (id: string) => Imports | null;
}

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

// What draws each kind of page, and what surrounds them.
const pages = at("src/parts.ts");
const start = at("src/start.tsx");
const signIn = /\/SignedOutScreen\.tsx$/;
const shell = /\/SignedIn\.tsx$/;
// The pages that every version of the backend has, as they are written.
const written = at("definitions/eras/common.ts");

/** All that a module needs at once, itself among it. */
function beneath(root: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const each of modules.getModuleInfo(id)?.importedIds ?? []) add(each);
  };
  add(root);
  return found;
}

const loadedBy = (id: string, modules: Modules): readonly string[] =>
  modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

type IsIn = (id: string, modules: Modules) => boolean;

// Asked for each module: worked out for all of them at once.
let places: Readonly<Record<"isAtStart" | "isWritten" | "isInShell", (id: string) => boolean>> | undefined;

function placesIn(modules: Modules): NonNullable<typeof places> {
  const byPage = loadedBy(pages, modules).map((page) => ({ page, needed: beneath(page, modules) }));
  const atStart = beneath(start, modules);
  const inPages = beneath(written, modules);
  const pagesWith = (id: string): string[] => byPage.filter(({ needed }) => needed.has(id)).map(({ page }) => page);
  // What two forms share is left to them: no table needs it.
  const sharedBy = (id: string): string[] => {
    const found = pagesWith(id);
    return found.length > 1 && found.some((page) => /\/(SignedIn|Tables)\.tsx$/.test(page)) ? found : [];
  };
  return {
    isAtStart: (id) => atStart.has(id) || sharedBy(id).some((page) => signIn.test(page)),
    isWritten: (id) => inPages.has(id),
    isInShell: (id) => shell.test(id) || sharedBy(id).length > 0,
  };
}

const isAtStart: IsIn = (id, modules) => (places ??= placesIn(modules)).isAtStart(id);
const isWritten: IsIn = (id, modules) => (places ??= placesIn(modules)).isWritten(id);
const isInShell: IsIn = (id, modules) => (places ??= placesIn(modules)).isInShell(id);

/** The scripts of the first pages. Each names the file where it begins; what is beneath comes along. The first that matches has it. */
export const chunks = [
  // What is there at once.
  { name: "main", test: /\/src\/main\.ts$|vite\/preload/ },
  // What asks for all that the first page needs.
  { name: "first", test: /\/src\/first\.ts$/ },
  // Each page waits for all definitions: what one shares with other code must not bring that along.
  { debugName: "common", name: (id: string, modules: Modules) => (isWritten(id, modules) ? "common" : null) },
  // What every page needs.
  { debugName: "start", name: (id: string, modules: Modules) => (isAtStart(id, modules) ? "start" : null) },
  // Menus, dialogs and tooltips come after the page.
  { name: "overlays", test: /\/node_modules\/(radix-ui|@radix-ui|@floating-ui|react-remove-scroll)\// },
  // What surrounds the pages of a signed-in admin, and what these share.
  { debugName: "Shell", name: (id: string, modules: Modules) => (isInShell(id, modules) ? "Shell" : null) },
  { name: "Tables", test: /\/src\/Tables\.tsx$/ },
  { name: "forms", test: signIn },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

// Each loads a part of the first page, or of a panel above it.
const loaders = [
  "src/main.ts",
  "src/first.ts",
  "src/parts.ts",
  "src/runtime/panel/LazyFormPanel.tsx",
  ...readdirSync(at("src/features"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("-widgets.tsx"))
    .map((name) => `src/features/${name}`),
].map(at);

/**
 * Marks the scripts of the first page and of panels. Most functions of these run before the page is drawn, or at the
 * moment a row is opened: read as a whole, off the page's thread, they are not read again one by one as they are called.
 */
export const readAtOnce: Plugin = {
  name: "read-at-once",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
      const loaded = new Set(loaders.flatMap((loader) => loadedBy(loader, this)));
      const marked = new Set(scripts.filter(({ moduleIds }) => moduleIds.some((id) => loaded.has(id))));
      // What is added meanwhile is visited, too.
      for (const { imports } of marked)
        for (const script of scripts) if (imports.includes(script.fileName)) marked.add(script);
      for (const script of marked) script.code = `//# allFunctionsCalledOnLoad\n${script.code}`;
    },
  },
};

const iconImport = /import \{([^}]+)\} from "@tabler\/icons-react";/g;

/** Imports each icon from its own file: through their common index every script would need all of them. */
export const iconFiles: Plugin = {
  name: "icon-files",
  apply: "build",
  enforce: "pre",
  transform: (code) =>
    code.replaceAll(iconImport, (_, names: string) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => `import ${name} from "${at(`node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`)}";`)
        .join(""),
    ),
};
