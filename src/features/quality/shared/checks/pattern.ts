import { defineCheck } from "../check";
import type { Evidence } from "../evidence";
import type { ObservedAnswer } from "../observation";
import { type Shape, shapeOf } from "./shapeOf";

const GRID_WORDS: Readonly<Partial<Record<Shape, string>>> = { zigzag: "gridZigzag", diagonal: "gridDiagonal" };
const CHOICE_WORDS: Readonly<Record<Shape, string>> = {
  same: "choicesSame",
  zigzag: "choicesZigzag",
  diagonal: "choicesDiagonal",
};

/** The same column all the way down is straight-lining, a flag of its own. */
function inGrid({ questionId, traits: { grid } }: ObservedAnswer, leastRows: number, leastPlaces: number): readonly Evidence[] {
  if (!grid || grid.isShuffled || grid.places.length < leastRows || grid.of < leastPlaces) return [];
  const of = grid.places.map(() => grid.of);
  const says = GRID_WORDS[shapeOf(grid.places, of) ?? "same"];
  return says ? [{ says, questionId, figures: { count: grid.places.length } }] : [];
}

/** All choices of a response in a row; some that fall in between by chance don't make a pattern. */
function acrossChoices(answers: readonly ObservedAnswer[], leastChoices: number, leastPlaces: number): readonly Evidence[] {
  const places = answers.flatMap(({ traits: { place } }) => (place && place.of >= leastPlaces ? [place] : []));
  if (places.length < leastChoices) return [];
  const shape = shapeOf(
    places.map(({ at }) => at),
    places.map(({ of }) => of),
  );
  const position = (places[0]?.at ?? 0) + 1;
  return shape ? [{ says: CHOICE_WORDS[shape], figures: { count: places.length, position } }] : [];
}

/** Answers that draw a figure: zigzag or diagonal in a grid, always one place, zigzag or diagonal over the single choices. */
export const pattern = defineCheck({
  name: "pattern",
  icon: "Insights",
  settings: { leastRows: 5, leastChoices: 6, leastPlaces: 3 },
  look: ({ answers }, _figures, { leastRows, leastChoices, leastPlaces }) => [
    ...answers.flatMap((answer) => inGrid(answer, leastRows, leastPlaces)),
    ...acrossChoices(answers, leastChoices, leastPlaces),
  ],
});
