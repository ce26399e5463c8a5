import { expect, test } from "vitest";
import { matches } from "./matches";

const activity = { title: "Cómo te mueves", description: "La BICI y el autobús" };

test.each([
  ["como", true],
  ["bici autobus", true],
  ["MUEVES  la", true],
  ["coche", false],
  ["bici coche", false],
])("%j is found: %j", (search, isFound) => expect(matches(activity, search)).toBe(isFound));
