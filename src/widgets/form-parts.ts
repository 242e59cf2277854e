// Widgets that few forms have, and no table: loaded as one file.
export { HtmlInput } from "./HtmlInput";
export { ListInput } from "./ListInput";
export { MaskedInput } from "./MaskedInput";
export { Radio } from "./Radio";
export { SecondsInput } from "./SecondsInput";
