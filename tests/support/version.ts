import { afterEach } from "vitest";
import { selectBackend } from "../../src/backend/version/backend";

// Files of a worker share the selected version.
afterEach(() => selectBackend("v0.8"));
