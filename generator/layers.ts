const definitions = [
  "definitions/backend",
  "definitions/backend/dialects",
  "definitions/language",
  "definitions/schemas",
  "definitions/texts",
  "definitions/types",
];

/** Layers of the runtime, lowest first. A folder may import only from lower layers. */
export const runtimeLayers: readonly (readonly string[])[] = [
  ["model/values"],
  ["model/version"],
  ["model/filter"],
  ["model/form", "model/chart"],
  ["model/table", "model/calls"],
  ["store"],
  ["registry"],
  ["api"],
  ["ui"],
  ["form", "table", "filter", "chart"],
  ["panel"],
  ["pages/table", "pages/settings", "pages/content", "pages/signed-out", "pages/message"],
  ["app"],
];

const runtime = runtimeLayers.flatMap((layer, height) => {
  const below = runtimeLayers
    .slice(0, height)
    .flat()
    .map((folder) => `src/runtime/${folder}`);
  return layer.map((folder) => [`src/runtime/${folder}`, [...definitions, ...below]] as const);
});

const all = runtimeLayers.flat().map((folder) => `src/runtime/${folder}`);

// Only a feature, and the files of src itself, may import both runtime and widgets.
const feature = (...others: readonly string[]): readonly string[] => [
  ...definitions,
  "definitions",
  ...all,
  "src/widgets",
  ...others.map((name) => `src/features/${name}`),
];

/** Allowed imports by folder. Asserted by a test, printed in docs/reference/imports.md. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  "definitions/language": [],
  "definitions/types": [],
  "definitions/backend": ["definitions/backend/dialects", "definitions/language", "definitions/types"],
  "definitions/backend/dialects": ["definitions/types", "definitions/language"],
  "definitions/schemas": ["definitions/language"],
  "definitions/texts": [],
  "definitions/charts": [],
  "definitions/eras": ["definitions/language", "definitions/screens"],
  "definitions/screens": ["definitions", "definitions/backend", "definitions/language", "definitions/types"],
  definitions: ["definitions/backend", "definitions/eras", "definitions/language", "definitions/types"],
  "src/style": [],
  ...Object.fromEntries(runtime),
  "src/runtime/app": [...definitions, "src/style", ...all.filter((folder) => folder !== "src/runtime/app")],
  "src/widgets": [...definitions, ...all.filter((folder) => /\/(model\/.*|store|registry|api|ui)$/.test(folder))],
  "src/features/records": feature(),
  "src/features/rules": feature("records"),
  "src/features/collections": feature("rules"),
  "src/features/api-preview": feature(),
  "src/features/settings": feature(),
  "src/features/admins": feature(),
  "src/features/backups": feature(),
  "src/features/crons": feature(),
  src: [
    "definitions",
    "definitions/language",
    "definitions/schemas",
    "definitions/texts",
    "src/style",
    "src/widgets",
    ...["admins", "api-preview", "backups", "collections", "crons", "records", "rules", "settings"].map(
      (name) => `src/features/${name}`,
    ),
    ...all,
  ],
  generator: [
    "definitions",
    "definitions/backend",
    "definitions/charts",
    "definitions/eras",
    "definitions/language",
    ...all.filter((folder) => folder.startsWith("src/runtime/model/")),
    "server",
  ],
};
