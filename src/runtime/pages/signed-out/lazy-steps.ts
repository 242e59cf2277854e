import { lazyComponent } from "../../ui/loading/lazy-component";

const steps = () => import("./steps");
const options = { waiting: null };

/** Pages without a form of their own, or after it. The sign-in needs none of these. */
export const LazyCallsOnMount = lazyComponent(async () => (await steps()).CallsOnMount, options);
export const LazyContinuedForm = lazyComponent(async () => (await steps()).ContinuedForm, options);
export const LazyEnding = lazyComponent(async () => (await steps()).Ending, options);
