import { arrange } from "./layout";
import type { LayoutTask } from "./layout-shape";

// Runs in a worker, because the layout of a hundred collections takes longer than a frame.
addEventListener("message", ({ data }: MessageEvent<LayoutTask>) => postMessage(arrange(data), { transfer: [] }));
