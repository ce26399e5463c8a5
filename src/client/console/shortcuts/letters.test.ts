import { expect, test } from "vitest";
import { assignLetters } from "./letters";

test("each place has the first letter of its name that is still free", () => {
  expect(assignLetters(["Miembros", "Moderadores", "Actividades", "Ámbitos"])).toEqual(["m", "o", "a", "b"]);
});

test("home keeps its letter, and a name without a free one has none", () => {
  expect(assignLetters(["hh", "a", "aa"])).toEqual([undefined, "a", undefined]);
});
