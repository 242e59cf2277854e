import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Static and dynamic imports of a module. */
interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface Modules {
  getModuleInfo: (id: string) => Imports | null;
}

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const pages = at("src/join/lazy-screens.ts");
const start = at("src/start.tsx");
const signIn = /\/SignedOutScreen\.tsx$/;
const shell = /\/SignedIn\.tsx$/;
// The pages that all versions share.
const written = at("definitions/eras/common.ts");

/** Returns a module and everything it imports statically. */
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

// Computed once for all modules.
let places: Readonly<Record<"isAtStart" | "isWritten" | "isInShell", (id: string) => boolean>> | undefined;

function placesIn(modules: Modules): NonNullable<typeof places> {
  const byPage = loadedBy(pages, modules).map((page) => ({ page, needed: beneath(page, modules) }));
  const atStart = beneath(start, modules);
  const inPages = beneath(written, modules);
  const pagesWith = (id: string): string[] => byPage.filter(({ needed }) => needed.has(id)).map(({ page }) => page);
  // Modules shared by two forms stay with the forms, because no table needs them.
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

/**
 * Chunks of the first pages. Each group names its entry file and includes its imports; the first matching group wins.
 */
export const chunks = [
  { name: "main", test: /\/src\/main\.ts$|vite\/preload/ },
  // Loads everything the first page needs.
  { name: "first", test: /\/src\/first\.ts$/ },
  // Every page waits for all definitions, so modules they share with other code must not pull that code in.
  { debugName: "common", name: (id: string, modules: Modules) => (isWritten(id, modules) ? "common" : null) },
  // Needed by every page.
  { debugName: "start", name: (id: string, modules: Modules) => (isAtStart(id, modules) ? "start" : null) },
  // Menus, dialogs and tooltips load after the page.
  { name: "overlays", test: /\/node_modules\/(radix-ui|@radix-ui|@floating-ui|react-remove-scroll)\// },
  // The shell around pages of a signed-in admin, and modules those pages share.
  { debugName: "Shell", name: (id: string, modules: Modules) => (isInShell(id, modules) ? "Shell" : null) },
  { name: "Tables", test: /\/src\/join\/Tables\.tsx$/ },
  { name: "forms", test: signIn },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

// Each loads a part of the first page or of a panel above it.
const loaders = [
  "src/main.ts",
  "src/first.ts",
  "src/join/lazy-screens.ts",
  "src/runtime/row-form/LazyFormPanel.tsx",
  ...readdirSync(at("src/features"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("-widgets.tsx"))
    .map((name) => `src/features/${name}`),
].map(at);

/**
 * Marks the chunks of the first page and of panels for eager compilation. V8 then compiles them once, off the main
 * thread, instead of function by function on first call.
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
      // A Set iterator also visits entries added during the loop.
      for (const { imports } of marked)
        for (const script of scripts) if (imports.includes(script.fileName)) marked.add(script);
      for (const script of marked) script.code = `//# allFunctionsCalledOnLoad\n${script.code}`;
    },
  },
};

const iconImport = /import \{([^}]+)\} from "@tabler\/icons-react";/g;

/** Imports each icon from its own file. The package's index would pull every icon into every chunk. */
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
