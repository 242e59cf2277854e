import { collectionId, make, uniqueIndex, type Field } from "./fields";
import { categories, orderTags, productTags, spokenLanguages, topics } from "./words";

/** Collection in the backend's import format. Omitted properties become null or empty. */
export interface Collection {
  id: string;
  name: string;
  type: "auth" | "base";
  schema: readonly Field[];
  options: object;
  indexes: readonly string[];
  listRule?: string | null;
  viewRule?: string | null;
  createRule?: string | null;
  updateRule?: string | null;
  deleteRule?: string | null;
}

type Rules = Pick<Collection, "listRule" | "viewRule" | "createRule" | "updateRule" | "deleteRule">;

const { text, number, bool, email, url, date, json, file, select, relation } = make;

const images = ["image/png", "image/jpeg", "image/svg+xml", "image/gif"];
const papers = ["application/pdf", "text/plain; charset=utf-8", "text/csv"];
const signIn = {
  allowUsernameAuth: true,
  allowEmailAuth: true,
  allowOAuth2Auth: true,
  requireEmail: true,
  minPasswordLength: 10,
  exceptEmailDomains: null,
  onlyEmailDomains: null,
  manageRule: null,
};

const own = "id = @request.auth.id";
const signedIn = '@request.auth.id != ""';
const crewOnly = "@collection.crew.id = @request.auth.id";
// A guest's id is empty, and so is an empty relation. Without the first condition, guests would match records without
// an owner.
const belongsTo = (owner: string): string => `${signedIn} && ${owner} = @request.auth.id`;
const involved = `${signedIn} && (customer = @request.auth.id || handled_by = @request.auth.id)`;
const visibleReview = `published = true || (${belongsTo("author")})`;
const everyoneReads: Rules = { listRule: "", viewRule: "" };

// Before v0.14 the field has a `unique` flag; since then it has an index.
const uniqueIn = (name: string, schema: readonly Field[]): string[] =>
  schema.filter(({ unique }) => unique).map((field) => uniqueIndex(name, field.name));

const auth = (name: string, schema: readonly Field[], rules: Rules, options: object = {}): Collection => ({
  id: collectionId(name),
  name,
  type: "auth",
  schema,
  options: { ...signIn, ...options },
  indexes: uniqueIn(name, schema),
  ...rules,
});

const base = (name: string, schema: readonly Field[], rules: Rules = {}): Collection => ({
  id: collectionId(name),
  name,
  type: "base",
  schema,
  options: {},
  indexes: uniqueIn(name, schema),
  ...rules,
});

/** Collections of the sample, a ship chandler's. The two default fields of "users" stay. */
export const collections: readonly Collection[] = [
  auth(
    "users",
    [
      select("language", ["en", "de", "nl", "pt", "ja", "el", "ar"]),
      text("company"),
      bool("wants_invoice_by_post"),
      relation("recent_orders", "orders", { maxSelect: 5 }),
    ],
    { listRule: own, viewRule: own, createRule: "", updateRule: own, deleteRule: own },
    { requireEmail: false, minPasswordLength: 8 },
  ),
  auth(
    "crew",
    [
      text("full_name", { required: true }),
      select("role", ["skipper", "mate", "engineer", "storekeeper", "apprentice"]),
      select("languages", spokenLanguages, 4),
      file("photo", { mimeTypes: images, thumbs: ["64x64"] }),
      date("joined"),
      number("berth", { min: 0, max: 40 }),
      bool("on_leave"),
      email("emergency_contact"),
      text("about"),
      relation("reports_to", "crew"),
    ],
    { listRule: signedIn, viewRule: signedIn, updateRule: own },
    { manageRule: '@request.auth.role = "skipper"' },
  ),
  base(
    "ports",
    [
      text("name", { required: true, unique: true }),
      text("local_name"),
      text("code", { unique: true, pattern: "^[A-Z]{5}$" }),
      json("position"),
      number("depth"),
      bool("tidal"),
      url("website"),
    ],
    everyoneReads,
  ),
  base(
    "suppliers",
    [
      text("name", { required: true }),
      email("email", { exceptDomains: ["spam.example"] }),
      url("website", { onlyDomains: ["www.supplier.example"] }),
      number("rating", { min: 0, max: 5 }),
      bool("active"),
      relation("delivers_to", "ports", { maxSelect: null }),
      text("terms"),
    ],
    { listRule: crewOnly, viewRule: crewOnly },
  ),
  base(
    "products",
    [
      text("title", { required: true, max: 200 }),
      text("sku", { unique: true, pattern: "^[A-Z]{2}-[0-9]{4}$" }),
      number("price", { min: 0 }),
      number("stock"),
      select("category", categories),
      select("tags", productTags, 4),
      file("photos", { maxSelect: 5, mimeTypes: images, thumbs: ["100x100", "320x0", "0x240f"] }),
      file("datasheet", { mimeTypes: papers }),
      json("specification"),
      text("description"),
      bool("discontinued"),
      relation("supplier", "suppliers"),
      relation("goes_with", "products", { maxSelect: 6 }),
    ],
    { ...everyoneReads, createRule: signedIn, updateRule: '@request.auth.role = "storekeeper"' },
  ),
  base(
    "vessels",
    [
      text("name", { required: true }),
      text("call_sign"),
      number("length"),
      date("built"),
      file("picture", { mimeTypes: images }),
      email("contact"),
      relation("skipper", "crew"),
      relation("home_port", "ports"),
      relation("tender_to", "vessels"),
    ],
    { ...everyoneReads, updateRule: belongsTo("skipper") },
  ),
  base(
    "voyages",
    [
      text("title", { required: true }),
      relation("vessel", "vessels", { cascadeDelete: true }),
      relation("crew", "crew", { maxSelect: null }),
      relation("stops", "ports", { maxSelect: 8 }),
      date("departs", { min: "2020-01-01 00:00:00.000Z" }),
      date("arrives"),
      json("weather"),
      bool("cancelled"),
      text("log"),
    ],
    { listRule: signedIn, viewRule: signedIn, createRule: crewOnly },
  ),
  base(
    "orders",
    [
      text("title", { required: true }),
      select("status", ["draft", "paid", "shipped", "returned"]),
      number("total"),
      bool("paid"),
      relation("customer", "users"),
      file("photos", { maxSelect: 6, mimeTypes: [...images, ...papers], thumbs: ["100x100"] }),
      email("contact"),
      url("tracking"),
      json("details"),
      date("ship_at"),
      select("tags", orderTags, 3),
      relation("products", "products", { maxSelect: null }),
      relation("handled_by", "crew"),
      text("note"),
    ],
    {
      listRule: involved,
      viewRule: involved,
      createRule: signedIn,
      updateRule: `${belongsTo("handled_by")} && status != "shipped"`,
    },
  ),
  base(
    "invoices",
    [
      text("number", { required: true, unique: true }),
      relation("order", "orders", { cascadeDelete: true }),
      number("amount"),
      date("due"),
      date("paid_on"),
      json("taxes"),
      file("document", { mimeTypes: ["application/pdf"] }),
    ],
    { listRule: belongsTo("order.customer"), viewRule: belongsTo("order.customer") },
  ),
  base("documents", [
    text("title", { required: true }),
    select("kind", ["certificate", "manual", "chart", "letter"]),
    file("document", { maxSize: 1_048_576 }),
    file("attachments", { maxSelect: 10 }),
    relation("vessel", "vessels"),
    relation("replaces", "documents"),
    text("summary"),
  ]),
  base(
    "reviews",
    [
      relation("product", "products", { cascadeDelete: true }),
      relation("author", "users"),
      number("stars", { min: 1, max: 5 }),
      text("body"),
      bool("published"),
      text("reply"),
    ],
    {
      listRule: visibleReview,
      viewRule: visibleReview,
      createRule: belongsTo("author"),
      updateRule: belongsTo("author"),
      deleteRule: belongsTo("author"),
    },
  ),
  base(
    "price_lists",
    [
      text("name", { required: true }),
      select("currency", ["EUR", "NOK", "JPY"]),
      date("valid_from"),
      date("valid_until"),
      json("prices"),
    ],
    { listRule: 'valid_until = "" || valid_until > @now', viewRule: "" },
  ),
  base(
    "newsletter_subscribers_2021",
    [
      email("email", { required: true, unique: true }),
      text("name"),
      select("topics", topics, topics.length),
      url("came_from"),
      bool("confirmed"),
      bool("unsubscribed_because_of_too_many_messages"),
    ],
    { createRule: "" },
  ),
  base("audit_events", [
    text("action", { required: true }),
    relation("actor", "crew"),
    date("happened"),
    text("address"),
    json("change"),
  ]),
];
