/** Groups of related MIME types, as the backend detects them from content. It does not use image/jpg. */
export const mimePresets = {
  "Documents (pdf, doc/docx, xls/xlsx)": [
    "application/pdf",
    "application/msword",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/vnd.ms-excel",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ],
  "Images (jpg, png, svg, gif)": ["image/jpeg", "image/png", "image/svg+xml", "image/gif"],
  "Videos (mp4, wmv, mov, 3gp)": ["video/mp4", "video/x-ms-wmv", "video/quicktime", "video/3gpp"],
  "Archives (zip, 7z, rar)": ["application/zip", "application/x-7z-compressed", "application/x-rar-compressed"],
} as const satisfies Record<string, readonly string[]>;

/** Formats of a thumb size, and their meaning. */
export const thumbFormats = [
  ["WxH", "crops to the size from the centre, such as 100x300"],
  ["WxHt", "crops to the size from the top, such as 100x300t"],
  ["WxHb", "crops to the size from the bottom, such as 100x300b"],
  ["WxHf", "fits inside the size without cropping, such as 100x300f"],
  ["0xH", "resizes to the height and keeps the ratio, such as 0x300"],
  ["Wx0", "resizes to the width and keeps the ratio, such as 100x0"],
] as const;

/**
 * Signatures of file types: hexadecimal bytes at an offset, and the MIME types that they allow. The backend detects
 * types by content, so other beginnings are left to it.
 */
export const fileBeginnings = [
  { at: 0, bytes: "89504e470d0a1a0a", types: ["image/png", "image/vnd.mozilla.apng"] },
  { at: 0, bytes: "ffd8ff", types: ["image/jpeg"] },
  { at: 0, bytes: "474946383761", types: ["image/gif"] },
  { at: 0, bytes: "474946383961", types: ["image/gif"] },
  { at: 8, bytes: "57454250", types: ["image/webp"] },
  { at: 0, bytes: "255044462d", types: ["application/pdf"] },
  { at: 0, bytes: "377abcaf271c", types: ["application/x-7z-compressed"] },
  { at: 0, bytes: "526172211a07", types: ["application/x-rar-compressed", "application/x-rar"] },
  { at: 0, bytes: "1f8b", types: ["application/gzip", "application/x-gzip"] },
  { at: 0, bytes: "4f676753", types: ["application/ogg", "audio/ogg", "video/ogg"] },
] as const;
