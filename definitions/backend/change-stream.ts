/** Stream of changes: its path, and the event that names the stream. */
export const changeStream = { path: "api/realtime", opened: "PB_CONNECT" };
