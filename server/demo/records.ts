import {
  counts,
  repeatSuffix,
  inTurn,
  moment,
  money,
  randomRecordId,
  randomRecordIdOrNone,
  recordId,
  rows,
  randomRecordIds,
  type Json,
  type Name,
  type Row,
  type Rows,
} from "./rows";
import type { Dice } from "./seeded";
import * as words from "./words";

const users = rows("users", (dice, index) => {
  const { name, username, language, company } = inTurn(words.customers, index);
  const email = index === 1 ? "" : `${username}@example.org`;
  return {
    name,
    username,
    language,
    company,
    email,
    emailVisibility: dice.chance(0.5),
    verified: index % 3 !== 2,
    wants_invoice_by_post: index === 2,
  };
});

const crew = rows("crew", (dice, index) => {
  const sailor = inTurn(words.sailors, index);
  return {
    ...sailor,
    email: `${sailor.username}@harbourline.example`,
    emailVisibility: index > 1,
    verified: index < 4,
    languages: dice.some(words.spokenLanguages, 4),
    joined: index === 5 ? "" : moment(dice, -2000, 200),
    berth: index,
    on_leave: index === 2,
    emergency_contact: index % 2 === 0 ? `family.of.${sailor.username}@example.com` : "",
    about: dice.some(words.logLines, 3).join(" "),
  };
});

const ports = rows("ports", (dice, index) => {
  const { name, local_name, code, lat, lon } = inTurn(words.ports, index);
  const website = dice.chance(0.7) ? `https://${code.toLowerCase()}.ports.example/berths?lang=en` : "";
  return {
    name,
    local_name,
    code,
    position: index === 10 ? null : { lat, lon },
    depth: dice.whole(-2, 18),
    tidal: dice.chance(0.6),
    website,
  };
});

const suppliers = rows("suppliers", (dice, index) => ({
  name: inTurn(words.suppliers, index) + repeatSuffix(index, words.suppliers.length),
  email: dice.chance(0.8) ? `sales${index}@supplier.example` : "",
  website: dice.chance(0.7) ? `https://www.supplier.example/${index}` : "",
  rating: dice.whole(0, 10) / 2,
  active: dice.chance(0.8),
  delivers_to: randomRecordIds(dice, "ports", 5),
  terms: inTurn(["30 days net", "", "Prepaid", "14 Tage 2 % Skonto"], index),
}));

const products = rows("products", (dice, index) => {
  const { title, category } = inTurn(words.products, index);
  const size = dice.pick(words.sizes);
  return {
    title: size ? `${title}, ${size}` : title,
    sku: `${category.slice(0, 2).toUpperCase()}-${String(1000 + index)}`,
    price: money(dice, 400),
    stock: dice.chance(0.2) ? 0 : dice.whole(-3, 400),
    category,
    tags: dice.some(words.productTags, 3),
    specification: dice.chance(0.7)
      ? { kg: dice.whole(1, 300) / 10, box: [dice.whole(10, 90), dice.whole(10, 90)], fragile: dice.chance(0.2) }
      : null,
    description: dice.some(words.remarks, 4).join("\n"),
    discontinued: dice.chance(0.1),
    supplier: randomRecordIdOrNone(dice, "suppliers"),
  };
});

const vessels = rows("vessels", (dice, index) => ({
  name: inTurn(words.vessels, index) + repeatSuffix(index, words.vessels.length),
  call_sign: dice.chance(0.8) ? `EX${100 + index}` : "",
  length: dice.whole(40, 620) / 10,
  built: dice.chance(0.8) ? moment(dice, -20_000, -400) : "",
  contact: dice.chance(0.6) ? `bridge${index}@vessels.example` : "",
  skipper: randomRecordIdOrNone(dice, "crew"),
  home_port: randomRecordId(dice, "ports"),
}));

const voyages = rows("voyages", (dice, index) => ({
  title: `${inTurn(words.ports, index).name} – ${dice.pick(words.ports).name}`,
  vessel: randomRecordId(dice, "vessels"),
  crew: randomRecordIds(dice, "crew", 4),
  stops: randomRecordIds(dice, "ports", 6),
  departs: moment(dice, 60, 200),
  arrives: dice.chance(0.7) ? moment(dice, 201, 330) : "",
  weather: {
    wind: { from: dice.pick(["N", "SW", "E"]), force: dice.whole(0, 9) },
    sea: [dice.whole(0, 4), dice.whole(0, 4)],
    fog: dice.chance(0.2),
  },
  cancelled: dice.chance(0.1),
  // Every fourth log has several pages.
  log: Array.from({ length: index % 4 === 0 ? 60 : dice.whole(0, 3) }, () => dice.pick(words.logLines)).join("\n"),
}));

const orders = rows("orders", (dice) => {
  const status = dice.pick(["draft", "paid", "paid", "shipped", "shipped", "returned"]);
  const customer = dice.whole(0, counts.users - 1);
  const sent = status === "shipped" || status === "returned";
  return {
    title: dice.pick(words.products).title,
    status,
    total: status === "draft" && dice.chance(0.5) ? 0 : money(dice, 2400) * (status === "returned" ? -1 : 1),
    paid: status !== "draft",
    customer: dice.chance(0.9) ? recordId("users", customer) : "",
    contact: dice.chance(0.8) ? `${inTurn(words.customers, customer).username}@example.org` : "",
    tracking: sent ? `https://parcels.example/t/${dice.whole(80_000, 99_999)}` : "",
    details: dice.chance(0.8)
      ? { channel: dice.pick(["web", "phone", "counter"]), kg: dice.whole(1, 200) / 10, dock: dice.whole(0, 3) }
      : null,
    ship_at: sent ? moment(dice, 200, 340) : "",
    tags: dice.some(words.orderTags, 3),
    products: randomRecordIds(dice, "products", 4),
    handled_by: randomRecordIdOrNone(dice, "crew"),
    note: dice.chance(0.3) ? dice.pick(words.remarks) : "",
  };
});

const invoices = rows("invoices", (dice, index) => ({
  number: `2022-${String(index + 1).padStart(5, "0")}`,
  order: recordId("orders", index * 3),
  amount: index % 15 === 0 ? 0 : money(dice, 3000),
  due: moment(dice, 250, 330),
  paid_on: dice.chance(0.6) ? moment(dice, 300, 350) : "",
  taxes: dice.chance(0.5)
    ? [
        { rate: 19, base: money(dice, 900) },
        { rate: 7, base: money(dice, 90) },
      ]
    : [],
}));

const documents = rows("documents", (dice, index) => ({
  title: inTurn(words.documents, index) + repeatSuffix(index, words.documents.length),
  kind: inTurn(["certificate", "certificate", "manual", "", "letter", "chart"], index),
  vessel: randomRecordIdOrNone(dice, "vessels"),
  summary: dice.some(words.logLines, 2).join(" "),
}));

const reviews = rows("reviews", (dice) => ({
  product: randomRecordId(dice, "products"),
  author: randomRecordIdOrNone(dice, "users"),
  stars: dice.whole(1, 5),
  body: dice.some(words.remarks, 3).join(" "),
  published: dice.chance(0.7),
  reply: dice.chance(0.2) ? "Thank you! We have told the workshop." : "",
}));

const priceLists = rows("price_lists", (dice, index) => ({
  name: inTurn(["Retail", "Trade", "小売価格表"], index) + repeatSuffix(index, 3),
  currency: inTurn(["EUR", "NOK", "JPY"], index),
  valid_from: moment(dice, index * 60, index * 60 + 5),
  valid_until: index < 3 ? moment(dice, index * 60 + 50, index * 60 + 60) : "",
  prices: words.products.map(({ title }) => ({ title, from: money(dice, 90), steps: [1, 10, 100] })),
}));

const subscribers = rows("newsletter_subscribers_2021", (dice, index) => ({
  email: `reader${index + 1}@${dice.pick(["example.com", "example.org", "mail.example"])}`,
  name: dice.chance(0.4) ? dice.pick(words.customers).name : "",
  topics: dice.some(words.topics, 4),
  came_from: dice.chance(0.5) ? "https://shop.example/newsletter" : "",
  confirmed: dice.chance(0.8),
  unsubscribed_because_of_too_many_messages: dice.chance(0.1),
}));

const auditEvents = rows("audit_events", (dice) => ({
  action: dice.pick(words.actions),
  actor: randomRecordIdOrNone(dice, "crew"),
  happened: moment(dice, 300, 345),
  address: `192.0.2.${dice.whole(1, 254)}`,
  change: dice.chance(0.6) ? { field: dice.pick(["status", "price", "note"]), from: null, to: dice.whole(0, 9) } : null,
}));

/** All records, ordered so that each refers only to earlier ones. */
export const records: Rows = [
  users,
  crew,
  ports,
  suppliers,
  products,
  vessels,
  voyages,
  orders,
  invoices,
  documents,
  reviews,
  priceLists,
  subscribers,
  auditEvents,
];

const link = (
  field: string,
  collection: Name,
  target: (dice: Dice, index: number) => Json,
  share = 1,
): readonly [string, Row[]] => {
  const [name, all] = rows(collection, (dice, index) => ({ [field]: target(dice, index) }));
  return [name, all.slice(0, Math.ceil(all.length * share))];
};
const ordersOf = (customer: string): string[] =>
  orders[1].filter((row) => row["customer"] === customer).map(({ id }) => id);

/** Relations to the same collection or a later one. They are set after all records exist. */
export const links: Rows = [
  link("recent_orders", "users", (_, index) => ordersOf(recordId("users", index)).slice(0, index)),
  link("reports_to", "crew", (_, index) => (index === 0 ? "" : recordId("crew", Math.floor((index - 1) / 2)))),
  link("goes_with", "products", (dice) => randomRecordIds(dice, "products", 4), 0.5),
  link("tender_to", "vessels", (dice) => randomRecordId(dice, "vessels"), 0.3),
  link("replaces", "documents", (_, index) => recordId("documents", index + 6), 0.5),
];
