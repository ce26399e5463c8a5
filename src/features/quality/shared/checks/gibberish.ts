import { defineCheck } from "../check";
import { isGibberish } from "./isGibberish";

const LONGEST_QUOTE = 120;

/** Open answers that are no words. */
export const gibberish = defineCheck({
  name: "gibberish",
  icon: "Keyboard",
  settings: {},
  look: ({ answers }) =>
    answers.flatMap(({ questionId, traits: { texts = [] } }) =>
      texts
        .filter(isGibberish)
        .map((text) => ({ says: "gibberish", questionId, figures: {}, text: text.slice(0, LONGEST_QUOTE) })),
    ),
});
