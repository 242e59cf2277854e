// Everything that only record values need, loaded as one chunk.
export { ChoiceInput, ChoicesInput } from "../../widgets/choices/ChoiceInput";
export { GeoPointInput } from "../../widgets/GeoPointInput";
export { FilesInput } from "./FilesInput";
export { GrowingTextInput } from "../../widgets/text/GrowingTextInput";
export { JsonInput } from "../../widgets/text/JsonInput";
export { PublicityToggle } from "./PublicityToggle";
export { RecordNames } from "./RecordNames";
export { RecordsInput } from "./RecordsInput";
