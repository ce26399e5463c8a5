import { expect, test } from "vitest";
import { topicTitle } from "./topicTitle";

const STOP = new Set(["el", "la", "a", "los", "en", "por", "de"]);
const stemOf = (word: string) => (STOP.has(word) ? undefined : word.replace(/(es|s)$/, ""));

test("a group is called by an expression that many of its texts have, as it is written most often", () => {
  const texts = ["El carril bici acaba", "Faltan Carriles bici", "Por el carril bici", "La bici, mejor"];
  expect(topicTitle(["bici", "carril", "faltan"], texts, stemOf)).toBe("carril bici");
});

test("an expression may have small words in it, and doesn't go over a comma", () => {
  const texts = ["Tengo miedo a los coches", "miedo a los coches", "miedo, coches"];
  expect(topicTitle(["miedo", "coches"], texts, stemOf)).toBe("miedo a los coches");
  expect(topicTitle(["miedo", "coches"], ["miedo, coches", "miedo. Coches"], stemOf)).toBe("miedo · coches");
});

test("a group without one is called by its strongest words", () => {
  expect(topicTitle(["caro", "lento", "lleno", "tarde"], ["caro", "lento y lleno"], stemOf)).toBe("caro · lento · lleno");
});
