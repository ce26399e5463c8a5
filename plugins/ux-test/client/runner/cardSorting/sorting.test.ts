import { expect, test } from "vitest";
import type { Json } from "../../../../../src/shared/json";
import { answerIssue } from "./answerIssue";
import { addPile, answerOf, elementIn, type Pile, pilesIn, placeCard, renamePile, unsortedCards } from "./sorting";

const ELEMENT = {
  cards: ["a", "b", "c"].map((code) => ({ code, text: code.toUpperCase() })),
  groups: [{ code: "x", text: "X" }],
  hasOwnGroups: true,
  allCards: true,
};
const asked = elementIn(ELEMENT);
const shown = (piles: readonly Pile[]) => piles.map(({ name, cards }) => `${name}: ${cards.join("")}`);

test("given groups come first, then one's own; cards that are asked no more are gone", () => {
  const piles = pilesIn(asked, [
    { name: "mine", cards: ["b", "z"] },
    { code: "x", cards: ["a"] },
  ]);
  expect(shown(piles)).toEqual(["X: a", "mine: b"]);
  expect(unsortedCards(asked.cards, piles).map(({ code }) => code)).toEqual(["c"]);
});

test("a card leaves its group for another, and for none", () => {
  const piles = pilesIn(asked, [
    { code: "x", cards: ["a", "b"] },
    { name: "mine", cards: ["c"] },
  ]);
  const moved = placeCard(piles, "a", piles[1]?.key);
  expect(shown(moved)).toEqual(["X: b", "mine: ca"]);
  expect(shown(placeCard(moved, "c", undefined))).toEqual(["X: b", "mine: a"]);
});

test("a group that was added is kept while it is empty, a given one isn't", () => {
  const added = addPile(pilesIn(asked, undefined));
  expect(answerOf(added)).toEqual([{ name: "", cards: [] }]);
  const key = added[1]?.key ?? "";
  const named = renamePile(placeCard(added, "b", key), key, "mine");
  expect(answerOf(named)).toEqual([{ name: "mine", cards: ["b"] }]);
  expect(pilesIn(asked, answerOf(named))).toEqual(named);
});

test.each<[string, Json, string | undefined]>([
  ["no card in any group", [{ name: "mine", cards: [] }], "noCards"],
  ["cards left over where all are due", [{ code: "x", cards: ["a", "b"] }], "left"],
  [
    "a group with cards and no name",
    [
      { code: "x", cards: ["a", "b"] },
      { name: " ", cards: ["c"] },
    ],
    "unnamed",
  ],
  [
    "two groups of one name",
    [
      { name: "Mío", cards: ["a", "b"] },
      { name: "mio ", cards: ["c"] },
    ],
    "sameName",
  ],
  [
    "one's own called as a given one",
    [
      { code: "x", cards: ["a", "b"] },
      { name: "x", cards: ["c"] },
    ],
    "sameName",
  ],
  [
    "nothing: an empty group is passed over",
    [
      { code: "x", cards: ["a", "b", "c"] },
      { name: "", cards: [] },
    ],
    undefined,
  ],
])("lacks %s", (_, value, issue) => {
  expect(answerIssue(ELEMENT, value)?.key).toBe(issue && `cardSorting.issues.${issue}`);
});
