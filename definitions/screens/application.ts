import { settingsPage } from "./define";

const onOff = { on: "Enabled", off: "Disabled" } as const;

export const application = settingsPage({
  route: "/settings",
  title: "Application settings",
  menu: "Application",
  icon: "application",
  fields: [
    "meta.appName",
    "meta.appUrl",
    "meta.appURL",
    { slot: "mailLinksNote" },
    "meta.accentColor",
    { before: "v0.20", show: ["logs.maxDays"] },
    "meta.hideControls",
    {
      since: "v0.23",
      show: [
        {
          accordion: "Batch requests",
          icon: "batch",
          badge: { flag: "batch.enabled", ...onOff },
          fields: ["batch.enabled", "batch.maxRequests", "batch.timeout", "batch.maxBodySize"],
        },
        {
          accordion: "Rate limits",
          icon: "limits",
          badge: { flag: "rateLimits.enabled", ...onOff },
          fields: [
            "rateLimits.enabled",
            {
              field: "rateLimits.rules",
              widget: "table",
              table: {
                columns: [
                  "label",
                  {
                    field: "audience",
                    widget: "select",
                    choices: { "": "Everyone", "@guest": "Guests", "@auth": "Accounts" },
                  },
                  "maxRequests",
                  "duration",
                ],
                unique: ["label", "audience"],
                add: "Add rule",
                defaults: { label: "", audience: "", maxRequests: 100, duration: 10 },
              },
            },
            "rateLimits.excludedIPs",
          ],
        },
        {
          accordion: "Trusted proxy",
          icon: "proxy",
          badge: { flag: "trustedProxy.headers", ...onOff },
          fields: [
            { slot: "seenAddress" },
            { field: "trustedProxy.headers", placeholder: "X-Forwarded-For" },
            {
              field: "trustedProxy.useLeftmostIP",
              widget: "radio",
              choices: { false: "Use the last address", true: "Use the first address" },
            },
          ],
        },
      ],
    },
    {
      since: "v0.38",
      show: [
        {
          accordion: "Superuser addresses",
          icon: "guard",
          badge: { flag: "superuserIPs", ...onOff },
          fields: ["superuserIPs", { slot: "ownAddress" }],
        },
      ],
    },
    { since: "v0.23", show: [{ slot: "unknownSettings" }] },
  ],
  success: "Successfully saved application settings.",
  confirmBefore: ["logsDeleted", "lockedOut"],
});
