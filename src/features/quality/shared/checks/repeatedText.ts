import { defineCheck } from "../check";
import type { Evidence } from "../evidence";
import { normalText } from "../normalText";
import type { ObservedResponse } from "../observation";
import { SHORTEST_TEXT, type SurveyFigures } from "../surveyFigures";

const LONGEST_QUOTE = 120;

interface OpenText {
  readonly questionId: string;
  readonly text: string;
  readonly plain: string;
}

function writtenIn({ answers }: ObservedResponse): readonly OpenText[] {
  return answers.flatMap(({ questionId, traits: { texts = [] } }) =>
    texts.map((text) => ({ questionId, text: text.slice(0, LONGEST_QUOTE), plain: normalText(text) })),
  );
}

/** One text for several questions. */
function withinResponse(written: readonly OpenText[]): readonly Evidence[] {
  const questions = new Map<string, Set<string>>();
  for (const { plain, questionId } of written) questions.set(plain, (questions.get(plain) ?? new Set()).add(questionId));
  return [...questions].flatMap(([plain, { size: count }]) => {
    const text = written.find((one) => one.plain === plain)?.text ?? "";
    return count > 1 ? [{ says: "sameInQuestions", figures: { count }, text }] : [];
  });
}

function acrossResponses(written: readonly OpenText[], { texts }: SurveyFigures, leastResponses: number): readonly Evidence[] {
  return written.flatMap(({ questionId, text, plain }) => {
    const count = (texts.get(plain)?.length ?? 1) - 1;
    return count >= leastResponses ? [{ says: "sameInResponses", questionId, figures: { count }, text }] : [];
  });
}

/** Open answers word for word as elsewhere: in another question, or in somebody else's response. */
export const repeatedText = defineCheck({
  name: "repeatedText",
  icon: "ContentCopy",
  settings: { shortestInResponse: 10, shortestAcross: SHORTEST_TEXT, leastResponses: 1 },
  look: (response, figures, { shortestInResponse, shortestAcross, leastResponses }) => {
    const written = writtenIn(response);
    const from = (shortest: number) => written.filter(({ plain }) => plain.length >= shortest);
    return [...withinResponse(from(shortestInResponse)), ...acrossResponses(from(shortestAcross), figures, leastResponses)];
  },
});
