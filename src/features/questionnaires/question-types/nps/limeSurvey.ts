import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import { pointsList } from "../shared/limeSurvey/points";
import type { NpsQuestion } from "./npsQuestion";

/** A list of the points from 0 to 10; LimeSurvey has no score of it. */
export function toLimeSurvey(question: NpsQuestion): LimeSurveyQuestion {
  return { ...pointsList({ ...question, min: 0, max: 10 }), carried: ["leftLabel", "rightLabel"] };
}
