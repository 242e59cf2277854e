/** Where a stored file is read; pictures also come as a small square. */
export const files = { path: "/api/files/:collection/:record/:name", thumb: "100x100" };

/** Where a backup is read, with a token for files alone. */
export const backupPath = "/api/backups/:key";

/** File names with these endings are shown as pictures. */
export const pictures = ["jpg", "jpeg", "png", "svg", "gif", "jfif", "webp", "avif"];
