const definitions = [
  "definitions/backend",
  "definitions/language",
  "definitions/limits",
  "definitions/schemas",
  "definitions/texts",
  "definitions/types",
];

// The runtime and the widgets get facts of the backend through src/backend.
const generic = definitions.filter((folder) => folder !== "definitions/backend");

/** Layers of the backend's code, lowest first. A folder may import only from lower layers. */
const backendLayers: readonly (readonly string[])[] = [
  ["version"],
  ["dialects", "filter", "sql"],
  ["formats"],
  ["calls"],
  ["session"],
  ["api"],
  ["detection"],
  ["guard"],
];

/** Layers of the runtime, lowest first. A folder may import only from lower layers. */
export const runtimeLayers: readonly (readonly string[])[] = [
  ["model/form", "model/chart"],
  ["model/table"],
  ["model/palette"],
  ["store"],
  ["registry"],
  ["prefetch"],
  ["ui"],
  ["version", "environments"],
  ["form", "table", "filter", "chart"],
  ["views"],
  ["row-form"],
  ["details", "many-rows"],
  ["pages/table", "pages/settings", "pages/content", "pages/signed-out", "pages/message"],
  ["palette"],
  ["app"],
];

const under = (parent: string, layers: readonly (readonly string[])[]): string[] =>
  layers.flat().map((folder) => `${parent}/${folder}`);

const ascending = (parent: string, layers: readonly (readonly string[])[], others: readonly string[]) =>
  Object.fromEntries(
    layers.flatMap((layer, height) =>
      under(parent, [layer]).map((folder) => [folder, [...others, ...under(parent, layers.slice(0, height))]] as const),
    ),
  );

const base = ["src/values", "src/browser"];
const backend = under("src/backend", backendLayers);
const runtime = under("src/runtime", runtimeLayers);

// Only a feature, and the files of src/join, may import both runtime and widgets.
const feature = (...others: readonly string[]): readonly string[] => [
  ...definitions,
  "definitions",
  ...base,
  ...backend,
  ...runtime,
  "src/widgets",
  ...others.map((name) => `src/features/${name}`),
];

const features =
  "admins api-preview backups collections crons environments filter-editor logs records rules settings sql".split(" ");

/** Allowed imports by folder. Asserted by a test, printed in docs/reference/imports.md. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  "definitions/language": [],
  "definitions/types": [],
  "definitions/limits": [],
  "definitions/texts": [],
  "definitions/charts": [],
  "definitions/backend": ["definitions/language", "definitions/types"],
  "definitions/api-docs": ["definitions/backend", "definitions/language", "definitions/types"],
  "definitions/schemas": ["definitions/language"],
  "definitions/screens": ["definitions/backend", "definitions/language", "definitions/types"],
  "definitions/eras": ["definitions/language", "definitions/screens"],
  definitions: ["definitions/eras", "definitions/language"],
  "src/style": [],
  "src/values": generic,
  "src/browser": [...generic, "src/values"],
  ...ascending("src/backend", backendLayers, [...definitions, ...base]),
  ...ascending("src/runtime", runtimeLayers, [...generic, ...base, ...backend]),
  "src/widgets": [
    ...generic,
    ...base,
    ...backend,
    ...runtime.filter((folder) => /\/(model\/.*|store|registry|ui)$/.test(folder)),
  ],
  "src/features/records": feature(),
  "src/features/filter-editor": feature(),
  "src/features/rules": feature("filter-editor", "records"),
  "src/features/collections": feature("records", "rules"),
  "src/features/environments": feature("collections", "records", "rules"),
  "src/features/api-preview": [...feature(), "definitions/api-docs"],
  "src/features/settings": feature(),
  "src/features/admins": feature(),
  "src/features/backups": feature(),
  "src/features/crons": feature(),
  "src/features/logs": feature(),
  "src/features/sql": feature("admins", "backups", "records"),
  "src/join": feature(...features),
  src: [...generic, "definitions", ...base, ...backend, ...runtime, "src/join", "src/style"],
  generator: [
    "definitions",
    "definitions/backend",
    "definitions/charts",
    "definitions/eras",
    "definitions/language",
    ...base,
    ...backend,
    ...runtime.filter((folder) => folder.startsWith("src/runtime/model/")),
    "server",
  ],
};
