/** Words for the sample's rows. People are named after the word for "example" in many languages. */
export const customers = [
  { name: "Erika Beispiel", username: "erika.beispiel", language: "de", company: "Segelschule Beispiel" },
  { name: "Jan Voorbeeld", username: "jan.voorbeeld", language: "nl", company: "" },
  { name: "例 花子", username: "hanako", language: "ja", company: "株式会社サンプル海運" },
  { name: "Νίκος Παράδειγμα", username: "nikos", language: "el", company: "Ναυτιλιακά Παράδειγμα" },
  { name: "سامي مثال", username: "sami", language: "ar", company: "" },
  {
    name: "Maximiliane-Friederike Mustermann-Beispielshausen zu Musterstadt an der Probe",
    username: "maximiliane_friederike_mustermann_beispielshausen",
    language: "",
    company: "Mustermann, Beispielshausen, Probe & Partner, Yachtausstattung und Schiffsbedarf",
  },
] as const;

export const sailors = [
  { full_name: "Mehmet Örnek", username: "mehmet", role: "skipper" },
  { full_name: "Łucja Przykład", username: "lucja", role: "mate" },
  { full_name: "Jón Dæmi", username: "jon", role: "engineer" },
  { full_name: "Mari Näide", username: "mari", role: "storekeeper" },
  { full_name: "Іван Приклад", username: "ivan", role: "apprentice" },
  { full_name: "Ana Exemplo", username: "ana.exemplo", role: "" },
] as const;

export const spokenLanguages = ["English", "Türkçe", "Polski", "Íslenska", "Eesti", "Українська", "Português"];
export const categories = ["safety", "rope", "paint", "charts", "instruments", "flags"];
export const productTags = ["new", "heavy", "dangerous goods", "made to order", "last pieces"];
export const orderTags = ["gift", "express", "pick up", "export"];
export const topics = ["offers", "weather", "courses", "boats for sale"];

/** Products with their picture and category. */
export const products = [
  { title: "Lifebuoy with light, SOLAS", picture: "lifebuoy", category: "safety" },
  { title: "Flare kit, coastal", picture: "tin", category: "safety" },
  { title: "Mooring rope 14 mm, 22 m, spliced eye", picture: "rope", category: "rope" },
  { title: "Dyneema halyard 8 mm", picture: "rope", category: "rope" },
  { title: "Deck paint, signal red, 5 l", picture: "tin", category: "paint" },
  { title: "Teak oil 1 l", picture: "tin", category: "paint" },
  { title: "Chart folio: North Frisian Islands", picture: "chart", category: "charts" },
  { title: "海図 瀬戸内海 東部", picture: "chart", category: "charts" },
  { title: "Steering compass, 75 mm", picture: "compass", category: "instruments" },
  { title: "Barometer, brass", picture: "compass", category: "instruments" },
  { title: "Signal flags, set of 40", picture: "flag", category: "flags" },
  { title: "Courtesy flag Ελλάδα 30 × 45 cm", picture: "flag", category: "flags" },
] as const;

export const sizes = ["", "", "small", "large", "pack of 10"];

export const ports = [
  { name: "Tallinn", local_name: "", code: "EETLL", lat: 59.45, lon: 24.77 },
  { name: "Reykjavik", local_name: "Reykjavík", code: "ISREY", lat: 64.15, lon: -21.93 },
  { name: "Gdansk", local_name: "Gdańsk", code: "PLGDN", lat: 54.4, lon: 18.67 },
  { name: "Porto", local_name: "", code: "PTOPO", lat: 41.14, lon: -8.61 },
  { name: "Piraeus", local_name: "Πειραιάς", code: "GRPIR", lat: 37.94, lon: 23.64 },
  { name: "Alexandria", local_name: "الإسكندرية", code: "EGALY", lat: 31.2, lon: 29.88 },
  { name: "Kobe", local_name: "神戸", code: "JPUKB", lat: 34.68, lon: 135.19 },
  { name: "Busan", local_name: "부산", code: "KRPUS", lat: 35.1, lon: 129.04 },
  { name: "Haifa", local_name: "חיפה", code: "ILHFA", lat: 32.82, lon: 35 },
  { name: "Takoradi", local_name: "", code: "GHTKD", lat: 4.89, lon: -1.74 },
  { name: "São Tomé", local_name: "São Tomé", code: "STTMS", lat: 0.34, lon: 6.73 },
  {
    name: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    local_name: "Llanfairpwll",
    code: "GBLLF",
    lat: 53.22,
    lon: -4.2,
  },
] as const;

export const suppliers = [
  "Nordlicht Tauwerk",
  "Casa dos Cabos",
  "サンプル海図",
  "Farby Przykład",
  "Probe Lacke",
  "Saga Instruments",
];
export const vessels = ["Aurora", "Sea Thrift", "Οδύσσεια", "千鳥", "Mewa", "Kittiwake", "Þerna", "Blue Hour"];
export const documents = [
  "Stability booklet",
  "Radio licence",
  "Engine manual",
  "Bescheinigung über die Überprüfung",
  "Letter to the harbour master",
  "検査証書",
];
export const actions = ["record.update", "record.delete", "settings.update", "auth.refresh", "export.csv"];

export const remarks = [
  "Arrived two days early, well packed.",
  "Etwas kleiner als erwartet, aber solide verarbeitet.",
  "思ったより軽くて使いやすいです。",
  "Πολύ καλή ποιότητα για την τιμή.",
  "وصل الطلب في الموعد المحدد",
  "The lid was dented; a new one came within a week. ⚓",
];

export const logLines = [
  "Cast off at first light, wind south-west 4, one reef in the main.",
  "Passed the fairway buoy close to port; a coaster overtook us without a word.",
  "Barometer falling slowly. All lashings checked, soup at noon.",
  "Engine on for two hours while the wind slept.",
  "Fog from 14:00, sounding every two minutes, nothing heard but gulls.",
  "Anchored in 6 metres over sand; two boats came in after us.",
];
