import { expect, test } from "vitest";
import { type Hit, matching } from "./hit";

function hit(label: string): Hit {
  return { key: label, group: "page", label, icon: "", go: { to: "/" } };
}

const hits = ["Crear miembro", "Miembros", "Países"].map(hit);
const labels = (text: string) => matching(hits, text).map(({ label }) => label);

test("words are found without accents, those that begin with them first", () => {
  expect(labels("paises")).toEqual(["Países"]);
  expect(labels("miem")).toEqual(["Miembros", "Crear miembro"]);
});

test("every word must be there", () => {
  expect(labels("miem crear")).toEqual(["Crear miembro"]);
  expect(labels("miem xyz")).toEqual([]);
  expect(labels("")).toHaveLength(3);
});
