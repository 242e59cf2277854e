import { isValid, parse, parseCIDR } from "ipaddr.js";

/** Returns whether a list of addresses and subnets contains an address. Invalid entries contain nothing. */
export function isInList(address: string, list: readonly string[]): boolean {
  if (!isValid(address)) return false;
  const own = withoutMapping(address);
  return list.some((entry) => {
    const [base = "", length] = entry.split("/");
    if (!isValid(base)) return false;
    const other = withoutMapping(base);
    if (own.kind() !== other.kind()) return false;
    if (length === undefined) return own.toNormalizedString() === other.toNormalizedString();
    return /^\d+$/.test(length) && isLength(entry) && own.match(other as never, Number(length));
  });
}

// An IPv4 address may be written as an IPv6 one.
const withoutMapping = (address: string) => {
  const parsed = parse(address);
  return "isIPv4MappedAddress" in parsed && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed;
};

function isLength(subnet: string): boolean {
  try {
    parseCIDR(subnet);
    return true;
  } catch {
    return false;
  }
}
