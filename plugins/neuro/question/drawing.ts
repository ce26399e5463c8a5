import type { JsonObject } from "../../../src/shared/json";
import { localize } from "../../../src/shared/languages";
import { type Draw, inOrder } from "../../../src/survey/logic/arrange";
import type { Arm } from "../shared/neuroTest";
import { ALL_WORDS, PRACTICE, wordText } from "../shared/words";
import { exposureMs, itemsOf, limitMs, type NeuroQuestion } from "./neuroQuestion";

/** Versions of the advertisement that respondents may get. */
export function armsOf({ unbrandedImage }: Pick<NeuroQuestion, "unbrandedImage">): readonly Arm[] {
  return unbrandedImage ? ["BRANDED", "UNBRANDED"] : ["BRANDED"];
}

/** Outside a response nobody's order is meant. */
const NO_DRAW: Draw = { seed: 0, ordinal: 0 };

/**
 * What the runner shows, in this respondent's order: the same whenever the response is opened again. Brand and zones stay
 * with the server.
 */
export function neuroDrawing(question: NeuroQuestion, language: string, draw: Draw = NO_DRAW): JsonObject {
  const { id, image, unbrandedImage, alternativeText } = question;
  const mixed = <Item>(items: readonly Item[], name: string) => inOrder(items, "random", `${id} ${name}`, draw);
  const [arm = "BRANDED"] = mixed(armsOf(question), "arm");
  const words = ALL_WORDS.map(({ set, word }) => ({ set, word, text: wordText(word, language) }));
  const facts = words.filter(({ set }) => set === "BASELINE");
  const others = words.filter(({ set }) => set !== "BASELINE");
  const items = itemsOf(question).map(({ item, isTarget, label }) => ({ item, isTarget, text: localize(label, language) }));
  return {
    arm,
    picture: arm === "UNBRANDED" && unbrandedImage ? unbrandedImage : image,
    alternativeText: localize(alternativeText, language),
    exposureMs: exposureMs(question),
    limitMs: limitMs(question),
    practice: Object.entries(PRACTICE).map(([word, isTrue]) => ({
      text: wordText(word as keyof typeof PRACTICE, language),
      isTrue,
    })),
    baseline: [...mixed(facts, "facts")],
    words: [...mixed(others, "words")],
    recognition: [...mixed(items, "items")],
  };
}
