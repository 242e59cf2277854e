// Everything that only the collection editor needs, loaded as one chunk.
export { BytesInput } from "./BytesInput";
export { ChoiceLines } from "./ChoiceLines";
export { CollectionSelect } from "./CollectionSelect";
export { FlagButton } from "./FlagButton";
export { SeveralSelect } from "./SeveralSelect";
export { IndexesInput } from "./IndexesInput";
export { GoPatternInput } from "./GoPatternInput";
export { IconSelect } from "./IconSelect";
export { MappedField } from "./MappedField";
export { MimeTypesInput } from "./MimeTypesInput";
export { ManageRuleInput, RuleInput } from "../../rules/RuleInput";
export { ThumbSizesInput } from "./ThumbSizesInput";
export { TypeChip } from "./TypeChip";
