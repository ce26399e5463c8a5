import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import { isBlank } from "../../../../survey/questions/isBlank";
import type { RatingQuestion } from "../../../../survey/questions/ratingQuestion";
import { pointsList } from "../shared/limeSurvey/points";

/** How LimeSurvey draws its five points. */
const DRAWN: Readonly<Record<RatingQuestion["style"], number | undefined>> = { numbers: undefined, stars: 1, faces: 2 };

/** LimeSurvey's five points where it is those; else a list of the points, which keeps other ends and their labels. */
export function toLimeSurvey(question: RatingQuestion): LimeSurveyQuestion {
  const { min, max, style, leftLabel, rightLabel } = question;
  const carried = ["min", "max", "style", "leftLabel", "rightLabel"];
  if (min === 1 && max === 5 && isBlank(leftLabel) && isBlank(rightLabel)) {
    return {
      letter: "5",
      theme: "5pointchoice",
      form: { in: "whole", of: "number" },
      attributes: { slider_rating: DRAWN[style] },
      carried,
    };
  }
  return { ...pointsList(question), carried, ...(style === "numbers" ? {} : { lost: [`style=${style}`] }) };
}
