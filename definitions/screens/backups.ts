import { calls } from "../backend/calls";
import { popup, settingsPage } from "./define";

const newBackup = popup("NewBackup", {
  title: "New backup",
  intro: "Contains all records, files and settings. Saves wait until it is made.",
  fields: [{ field: "name", placeholder: "before_prices.zip" }],
  submit: { label: "Make backup", icon: "backups", call: calls.makeBackup, success: "Successfully made a backup." },
  refreshes: calls.listBackups,
});

export const backups = settingsPage({
  since: "v0.16",
  route: "/settings/backups",
  title: "Backups",
  icon: "backups",
  fields: [
    { slot: "backups" },
    { heading: "Automatic backups" },
    { field: "backups.cron", placeholder: "Never" },
    { slot: "backupSchedule" },
    "backups.cronMaxKeep",
    { heading: "Storage" },
    { field: "backups.s3.enabled", label: "Store backups in S3" },
    {
      when: "backups.s3.enabled",
      hidden: "kept",
      show: [
        "backups.s3.endpoint",
        "backups.s3.bucket",
        "backups.s3.region",
        "backups.s3.accessKey",
        "backups.s3.secret",
        "backups.s3.forcePathStyle",
      ],
    },
    { slot: "backupsStatus" },
  ],
  whenClean: { button: "New backup", icon: "add", opens: newBackup },
  success: "Successfully saved backups settings.",
});
