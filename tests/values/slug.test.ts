import { expect, test } from "vitest";
import { slug } from "../../src/values/text/slug";

test.each([
  ["Employee No", "Employee_No"],
  ["employee no", "employee_no"],
  ["EMPLOYEE-No.", "EMPLOYEE_No_"],
  ["Ärger & Öl", "Arger_and_Ol"],
  ["ÆØ Straße", "AeO_Strasse"],
  ["Щит", "Shtit"],
  ["a=b?c", "a_bc"],
])("turns %j into the name %j and keeps its case", (typed, name) => {
  expect(slug(typed)).toBe(name);
});
