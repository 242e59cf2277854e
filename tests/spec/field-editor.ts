import { entriesOf, names } from "./entry";

// A field cannot have these names; the second half only in an auth collection.
const reserved = names(`
  id created updated collectionId collectionName expand true false null
  username email emailVisibility verified tokenKey passwordHash lastResetSentAt
  lastVerificationSentAt password passwordConfirm oldPassword
`);

export const fieldEditor = entriesOf("field editor", {
  text: [
    "New field",
    { says: "field", note: "The name of a new field." },
    { says: "field1", as: ["field1", "field${number}", "field{{number}}"] },
    { says: "field2", as: ["field2", "field${number}", "field{{number}}"] },
    "Nonempty",
    { says: "unique", as: "Unique" },
    "DateTime",
    "Restore",
    "Has errors",
    "Duplicated or invalid name",
    "Except domains",
    "Only domains",
    { says: "choices", as: "Choices" },
    {
      says: "optionA, optionB",
      as: ["optionA, optionB", "{lead} optionA, optionB", "{lead} optionA, optionB{end}"],
    },
    "Max select",
    { says: "max file size", as: ["Max file size (bytes)", "Max file size"] },
    { says: "max files", as: "Max files" },
    { says: "mime types", as: "Mime types" },
    { says: "thumbs", as: ["Thumb sizes", "Thumbs"] },
    { says: "documents (pdf, doc/docx, xls/xlsx)", as: "Documents (pdf, doc/docx, xls/xlsx)" },
    {
      says: "images (jpg, jpeg, png, svg, gif)",
      as: ["Images (jpg, jpeg, png, svg, gif)", "Images (jpg, png, svg, gif)"],
    },
    { says: "videos (mp4, wmv, mov, 3gp)", as: "Videos (mp4, wmv, mov, 3gp)" },
    { says: "archives (zip, 7z, rar)", as: "Archives (zip, 7z, rar)" },
    ...names("WxH WxHt WxHb WxHf 0xH Wx0"),
    { says: "Loading...", note: "While the collections are not here yet." },
    "Select collection",
    "No options",
  ],
  key: [
    ...names(`
      name type required unique system options text number bool
      url date select json file relation user min max pattern exceptDomains
      onlyDomains values maxSelect maxSize mimeTypes thumbs cascadeDelete
    `),
    ...reserved,
    {
      says: "toDelete",
      without: "A field that is to be removed is marked in the form's draft, for lists of every kind alike.",
    },
    {
      says: "originalName",
      without:
        "What is stored stands beside the draft: fields are told by their ids, and the stored name is read there.",
    },
    {
      says: "nullable",
      without: "The backend has no such property; 'required' alone says whether a value may be missing.",
    },
  ],
  constant: [
    { name: "largest file by default, bytes", value: "5242880", as: "maxSize 5242880" },
    { name: "values by default", value: "1", as: ["maxSelect 1", "default 1 maxSelect"] },
    {
      name: "cascade delete by default",
      value: "false",
      as: ["cascadeDelete false", "default false cascadeDelete"],
    },
    { name: "thumbnail that always exists", value: "100x100", as: "100x100" },
  ],
});
