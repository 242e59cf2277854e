import { settingsPage } from "./define";

export const storage = settingsPage({
  route: "/settings/storage",
  title: "Files storage",
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
  success: "Successfully saved files storage settings.",
});
