/** Texts of the collection export. */
export const exportTexts = {
  intro: "This is the configuration of your collections, which can be imported into another environment.",
  failed: "The collections could not be loaded.",
  preview: "Configuration",
  copy: "Copy",
  download: "Download as JSON",
  copied: "The configuration was copied to your clipboard!",
  fileName: "pb_schema.json",
  choose: "Collections to export",
  all: "All",
  chosen: "{n} of {total} chosen",
  search: "Search collections",
  none: "Choose at least one collection.",
} as const;
