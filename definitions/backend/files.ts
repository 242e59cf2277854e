/** Path of a stored file. Pictures also have a square thumb. */
export const files = { path: "/api/files/:collection/:record/:name", thumb: "100x100" };

/** Path of a backup. It needs a file token. */
export const backupPath = "/api/backups/:key";

/** File name extensions shown as pictures. */
export const pictures = ["jpg", "jpeg", "png", "svg", "gif", "jfif", "webp", "avif"];
