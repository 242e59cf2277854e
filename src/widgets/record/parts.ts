// All that only the values of records need: it is loaded as one file.
export { ChoiceInput, ChoicesInput } from "./ChoiceInput";
export { FilesInput } from "./FilesInput";
export { GrowingTextInput } from "./GrowingTextInput";
export { JsonInput } from "./JsonInput";
export { PublicityToggle } from "./PublicityToggle";
export { RecordNames } from "./RecordNames";
export { RecordsInput } from "./RecordsInput";
