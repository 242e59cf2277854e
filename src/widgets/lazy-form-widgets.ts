// Widgets of a few forms and no tables, loaded as one chunk.
export { HtmlInput } from "./HtmlInput";
export { ListInput } from "./ListInput";
export { MaskedInput } from "./MaskedInput";
export { Radio } from "./Radio";
export { SecondsInput } from "./SecondsInput";
