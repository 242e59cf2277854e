import { byVersion } from "../language/availability";
import { settingsPage } from "./define";

export const storage = settingsPage({
  route: "/settings/storage",
  title: byVersion({ "v0.8": "Files storage", "v0.23": "File storage" }),
  icon: "storage",
  intro: "By default, uploaded files use the local file system. S3-compatible storage is optional.",
  fields: [
    "s3.enabled",
    { slot: "storageNote" },
    {
      when: "s3.enabled",
      hidden: "kept",
      show: ["s3.endpoint", "s3.bucket", "s3.region", "s3.accessKey", "s3.secret", "s3.forcePathStyle"],
    },
    { slot: "storageStatus" },
  ],
  success: byVersion({
    "v0.8": "Successfully saved files storage settings.",
    "v0.23": "Successfully saved file storage settings.",
  }),
});
