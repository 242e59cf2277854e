import { encoded } from "./api";

interface Visit {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  body?: object;
}

interface Visitor {
  agent: string;
  address: string;
  referer: string;
}

const visitors: readonly Visitor[] = [
  {
    agent: "Mozilla/5.0 (X11; Linux x86_64; rv:107.0) Gecko/20100101 Firefox/107.0",
    address: "192.0.2.14",
    referer: "https://shop.example/products",
  },
  {
    agent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.1 Mobile/15E148 Safari/604.1",
    address: "2001:db8::7a1",
    referer: "https://www.example.org/search?q=mooring+rope",
  },
  { agent: "HarbourlineApp/2.3 (Android 13)", address: "198.51.100.77", referer: "" },
  { agent: "SampleBot/1.0 (+https://bot.example/about)", address: "203.0.113.9", referer: "" },
  { agent: "curl/7.86.0", address: "203.0.113.200", referer: "" },
];

const get = (path: string): Visit => ({ method: "GET", path });
const records = (collection: string, rest = ""): string => `/api/collections/${collection}/records${rest}`;

const byGuests = (adminSignIn: string): readonly Visit[] => [
  get(records("ports")),
  get(records("ports", "?page=2&perPage=5&sort=name")),
  get(records("ports", `?filter=${encodeURIComponent('name ~ "o" && tidal = true')}`)),
  get(records("ports", `?filter=${encodeURIComponent("depth >")}`)),
  get(records("products", "?sort=-price&expand=supplier")),
  get(records("products", `?filter=${encodeURIComponent('title ~ "海図"')}`)),
  get(records("products", "/nothinghere0000")),
  get(records("vessels", "?expand=home_port")),
  get(records("reviews", "?perPage=10")),
  get(records("orders")),
  get(records("audit_events")),
  get(records("lighthouses")),
  get("/api/collections/users/auth-methods"),
  get("/api/collections"),
  get("/api/settings"),
  get("/api/health"),
  get("/api/wp-login.php?redirect_to=%2Fadmin"),
  get("/api/files/products/nothinghere0000/photo.png?thumb=100x100"),
  { method: "POST", path: records("newsletter_subscribers_2021"), body: { email: "not an address" } },
  { method: "POST", path: records("audit_events"), body: { action: "guess" } },
  { method: "POST", path: "/api/collections/users/request-password-reset", body: { email: "nobody" } },
  {
    method: "POST",
    path: adminSignIn,
    body: { identity: "root@example.com", password: "123456" },
  },
  {
    method: "POST",
    path: "/api/collections/users/auth-with-password",
    body: { identity: "hanako", password: "password" },
  },
  { method: "PATCH", path: records("ports", "/nothinghere0000"), body: { name: "Atlantis" } },
  { method: "DELETE", path: records("reviews", "/nothinghere0000") },
];

const byCrew: readonly Visit[] = [
  get(records("orders", "?perPage=50&sort=-created")),
  get(records("voyages", "?expand=vessel,crew")),
  get(records("suppliers")),
  get(records("crew")),
];

const visitorAt = (index: number): Visitor => visitors[index % visitors.length] as Visitor;

/**
 * Sends the requests that fill the request logs: guests' reads twice, a failed admin sign-in, and requests with a crew
 * member's token.
 */
export async function visit(base: string, crewToken: string, adminSignIn: string): Promise<void> {
  const guests = byGuests(adminSignIn);
  const again = guests.filter(({ method }) => method === "GET");
  for (const [index, each] of guests.entries()) await request(base, each, visitorAt(index), "");
  for (const [index, each] of again.entries()) await request(base, each, visitorAt(index + 2), "");
  for (const each of byCrew) await request(base, each, visitorAt(2), crewToken);
}

async function request(
  base: string,
  { method, path, body }: Visit,
  { agent, address, referer }: Visitor,
  token: string,
): Promise<void> {
  const { headers, ...rest } = encoded(body, token);
  const named = { ...headers, "User-Agent": agent, "X-Real-IP": address, ...(referer && { Referer: referer }) };
  const response = await fetch(base + path, { method, headers: named, ...rest });
  await response.arrayBuffer(); // an unread body would keep the connection open
}
