import { entriesOf, names } from "./entry";

export const filesStorage = entriesOf("files storage", {
  route: ["/settings/storage"],
  text: [
    "Files storage",
    "Use S3 storage",
    "Endpoint",
    "Bucket",
    "Region",
    "Access key",
    "Secret",
    "Force path-style addressing",
    "S3 connected successfully",
    "Failed to establish S3 connection",
    "Save changes",
    "Cancel",
    "Set new value",
    "Successfully saved files storage settings.",
    "Successfully saved but failed to establish S3 connection.",
    "S3 test connection timeout.",
  ],
  key: names(`s3 enabled endpoint bucket region accessKey secret forcePathStyle`),
  call: ["GET /api/settings", "PATCH /api/settings", "POST /api/settings/test/s3"],
  constant: [
    {
      name: "connection test timeout, ms",
      value: "30000",
      as: ["30000 S3 test connection timeout", "test/s3 30000"],
    },
  ],
});
