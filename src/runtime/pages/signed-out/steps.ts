export { CallsOnMount } from "./CallsOnMount";
export { ContinuedForm } from "./ContinuedForm";
export { Ending } from "./Ending";
