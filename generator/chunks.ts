import { basename, extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Imports of a module, and its source. */
interface ModuleInfo {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const main = at("src/main.ts");
const first = at("src/first.ts");
const start = at("src/start.tsx");
const pages = at("src/join/lazy-screens.ts");
const signIn = /\/SignedOutScreen\.tsx$/;
const shell = /\/SignedIn\.tsx$/;
const tables = /\/Tables\.tsx$/;

/** Files that load on demand, by the modules that begin them. Each has the code that nothing else needs. */
const lazyFiles: Readonly<Record<string, RegExp>> = {
  // Needed by every page once it is idle, or opened above any page.
  later:
    /\/app\/(?:AfterIdle|Dialogs|Toaster|AccountMenu)\.|\/(?:subscribe-to-version|FailedRequestPopup|place-tooltip|filter-naming|apply-accent|DetailPanelView|FullCell|list-tools)\./,
  // Listed before `form`, whose pattern has the sorted lists of records, too.
  sorted: /\/ListLine\.|\/Sorted(?:Chips|Files)\./,
  form: /\/row-form\/|\/join\/(?:RowEditor|row-data)\.|\/features\/(?:admins|records)\/[\w-]+\.tsx?$|\/DateTimeInput\.|\/idb-keyval\//,
  "provider-icons": /\/ProviderIcon\./,
  shared: /\/widgets\/\w+\.tsx$|\/lazy-form-widgets\.|\/form-checks\./,
  codemirror: /\/LongTextEditor\./,
  // Pages of mails, and the second step of a sign-in.
  steps: /\/signed-out\/(?:steps|Ending|ContinuedForm|CallsOnMount)\./,
  environments: /\/EnvironmentPart\./,
  columns: /\/ColumnChoices\./,
  "filter-builder": /\/FilterBuilder\./,
  "many-rows": /\/many-rows\//,
  editor: /\/(?:CollectionEditor|AvailableFields)\.|\/collections\/editor\/(?!SqlInput)/,
  consequences: /\/consequences\/|\/removal\/|\/review-rules\./,
  "settings-slots": /\/features\/settings\//,
  Backups: /\/features\/backups\//,
  crons: /\/features\/crons\//,
  palette: /\/PaletteWithSettings\./,
  sql: /\/features\/sql\/SqlConsole\./,
  diagram: /\/diagram\/(?:Compared)?Diagram\./,
  Drawing: /\/(?:Series)?Drawing\./,
  "sql-editor": /\/Sql(?:Input|Editor)\./,
  "filter-editor": /\/features\/filter-editor\/|\/rules\/TableFilterEditor\./,
  "record-import": /\/transfer\/ImportPanel\./,
};

/** Libraries with a file of their own, and the code that is of no use without them. */
const libraryFiles: Readonly<Record<string, RegExp>> = {
  overlays: /\/node_modules\/(?:radix-ui|@radix-ui|@floating-ui|aria-hidden)\/|\/remove-scroll\./,
  codemirror:
    /\/node_modules\/(?:@codemirror\/(?:state|view|language|commands|autocomplete)|@lezer\/(?:common|highlight|lr)|style-mod|crelt|@marijn)\/|\/src\/widgets\/editor\/(?!HtmlEditor|sql-language)/,
};

/** Parts of libraries whose index the first file imports, by the file that alone uses them. */
const indexedParts: Readonly<Record<string, RegExp>> = {
  Tables: /\/(?:useInfiniteQuery|infiniteQueryObserver)\.js$/,
  form: /\/(?:useQueries|queriesObserver)\.js$/,
};

/** File whose code the other one always needs. */
const builtOn: Readonly<Record<string, string>> = {
  Settings: "shared",
  "many-rows": "shared",
  "record-import": "shared",
  columns: "shared",
  "filter-builder": "shared",
  later: "shared",
  form: "shared",
  editor: "form",
  palette: "Settings",
  sorted: "form",
  RecordRichText: "form",
  Compare: "ImportCollections",
};

/** Letters of source: up to this size, code that several files need is joined. */
const fewLetters = 20_000;

const modulesIn = (modules: Modules, id: string): ModuleInfo | null => modules.getModuleInfo(id);

/** Returns modules and everything that they import statically. */
function beneath(roots: Iterable<string>, modules: Modules): ReadonlySet<string> {
  // A Set iterator also visits entries added during the loop.
  const found = new Set(roots);
  for (const id of found) for (const each of modulesIn(modules, id)?.importedIds ?? []) found.add(each);
  return found;
}

const loadedBy = (id: string, modules: Modules): readonly string[] =>
  modulesIn(modules, id)?.dynamicallyImportedIds ?? [];

/** Puts the modules of the first pages into files. Each file may import those before it. */
function putFirstPages(files: Map<string, string>, modules: Modules): void {
  const put = (name: string, ids: Iterable<string>): void => {
    for (const id of ids) if (!files.has(id)) files.set(id, name);
  };
  const byPage = loadedBy(pages, modules).map((page) => ({ page, needed: beneath([page], modules) }));
  const neededBy = (name: RegExp): readonly string[] =>
    byPage.flatMap(({ page, needed }) => (name.test(page) ? [...needed] : []));
  // Modules shared by two forms stay with the forms, because no table needs them.
  const withTables = new Set([...neededBy(shell), ...neededBy(tables)]);
  const shared = [...withTables].filter((id) => byPage.filter(({ needed }) => needed.has(id)).length > 1);
  put("main", beneath([main], modules));
  put("first", beneath([first], modules));
  put("start", beneath([start], modules));
  const inSignIn = new Set(neededBy(signIn));
  put(
    "start",
    shared.filter((id) => inSignIn.has(id)),
  );
  put("Shell", shared);
  put("Shell", neededBy(shell));
  put("Tables", neededBy(tables));
  put("forms", inSignIn);
}

/** Returns the name of the file that begins with a module. */
const lazyFileOf = (root: string): string => nameIn(lazyFiles, root) ?? basename(root, extname(root));

const nameIn = (names: Readonly<Record<string, RegExp>>, id: string): string | undefined =>
  Object.entries(names).find(([, like]) => like.test(id))?.[0];

/** Returns the names of the lazy files that need each module which is not in the first pages. */
function usersOf(files: ReadonlyMap<string, string>, modules: Modules): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const roots = new Set([...files.keys()].flatMap((id) => loadedBy(id, modules)));
  for (const root of roots) {
    if (files.has(root)) continue;
    for (const id of beneath([root], modules)) {
      for (const each of loadedBy(id, modules)) roots.add(each);
      if (!files.has(id)) users.set(id, (users.get(id) ?? new Set()).add(lazyFileOf(root)));
    }
  }
  return users;
}

/** Puts each other module into the file that needs it, or into a file for all that need the same. */
function putLazyFiles(files: Map<string, string>, modules: Modules): void {
  const users = usersOf(files, modules);
  const together = new Map<string, string[]>();
  for (const [id, names] of users) {
    const library = nameIn(libraryFiles, id);
    const basic = [...names].filter((name) => !names.has(builtOn[name] ?? ""));
    const all = library ?? basic.toSorted().join(" ");
    together.set(all, [...(together.get(all) ?? []), id]);
  }
  for (const [names, ids] of together) {
    const letters = ids.reduce((sum, id) => sum + (modulesIn(modules, id)?.code?.length ?? 0), 0);
    const name = !names.includes(" ") ? names : letters < fewLetters ? "shared" : undefined;
    if (name !== undefined) for (const id of ids) files.set(id, name);
  }
}

// Computed once for all modules.
let files: Map<string, string> | undefined;

function fileOf(id: string, modules: Modules): string | null {
  if (!files) {
    files = new Map();
    putFirstPages(files, modules);
    putLazyFiles(files, modules);
  }
  return /vite\/preload/.test(id) ? "main" : (nameIn(indexedParts, id) ?? files.get(id) ?? null);
}

/** Assigns each module to a file. The files follow from the imports, so that a page loads few of them. */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [{ debugName: "files", name: fileOf }],
};

// Files of the first page and of forms.
const readFirst = new Set([
  "main",
  "first",
  "start",
  "Shell",
  "Tables",
  "Settings",
  "forms",
  "shared",
  "overlays",
  "form",
]);

/**
 * Marks the files of the first page and of forms for eager compilation. V8 then compiles them once, off the main
 * thread, instead of function by function on first call.
 */
export const readAtOnce: Plugin = {
  name: "read-at-once",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && readFirst.has(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/** Letters of a script below which its request costs more than its code. */
const crumb = 4000;

// Pages of their own, and what cannot be joined.
const mayBeSmall = new Set([
  "index",
  "main",
  "rolldown-runtime",
  "MessageScreen",
  "ContentScreen",
  "ExportCollections",
  "steps",
]);

/** Fails the build if a script imports itself through others, is a crumb, or is named here but not there. */
export const soundFiles: Plugin = {
  name: "sound-files",
  apply: "build",
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
    const importsOf = (name: string): readonly string[] =>
      scripts.find(({ fileName }) => fileName === name)?.imports ?? [];
    for (const { fileName, name, code } of scripts) {
      const needed = new Set(importsOf(fileName));
      for (const each of needed) for (const other of importsOf(each)) needed.add(other);
      if (needed.has(fileName)) this.error(`${fileName} imports itself through ${importsOf(fileName).join(", ")}.`);
      if (code.length < crumb && !mayBeSmall.has(name))
        this.error(`${fileName} is a crumb: give it a place in lazyFiles.`);
    }
    const named = [...Object.keys(lazyFiles), ...Object.keys(libraryFiles), ...readFirst];
    const missing = named.filter((wanted) => scripts.every(({ name }) => name !== wanted));
    if (missing.length > 0) this.error(`No module begins ${missing.join(", ")}.`);
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
