/**
 * Settings that belong to one environment: addresses, accounts of other services, and the network in front. They are
 * shown next to each other, but no difference counts.
 */
export const ownSettings: readonly string[] = [
  "meta.appUrl",
  "meta.appURL",
  "smtp",
  "s3",
  "backups",
  "trustedProxy",
  "superuserIPs",
  "rateLimits.excludedIPs",
];
