import { localize } from "../../../../shared/languages";
import type { Option } from "../../../../survey/questionnaire";
import type { RatingQuestion } from "../../../../survey/questions/ratingQuestion";

/** The points of the scale as options; the ends carry their labels. */
export function pointsOf(question: RatingQuestion, language: string): readonly Option[] {
  const { min, max } = question;
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, place) => {
    const point = min + place;
    const end = point === min ? question.leftLabel : point === max ? question.rightLabel : undefined;
    const text = localize(end, language);
    return { code: String(point), label: { [language]: text === "" ? String(point) : `${point} – ${text}` } };
  });
}
