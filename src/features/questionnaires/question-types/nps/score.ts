import type { Option } from "../../../../survey/questionnaire";
import type { Statistics } from "../../../../survey/questionType";
import { wordOf } from "../shared/texts/words";

const PROMOTER = 9;
const PASSIVE = 7;

/** Codes of the groups, from the least to the most content. */
export function groupOf(point: number): "1" | "2" | "3" {
  if (point >= PROMOTER) return "3";
  return point >= PASSIVE ? "2" : "1";
}

export function npsGroups(language: string): readonly Option[] {
  return (["detractor", "passive", "promoter"] as const).map((word, place) => ({
    code: String(place + 1),
    label: { [language]: wordOf(word, language) },
  }));
}

/** Percentages of the three groups, and the score from -100 to 100; nothing without answers. */
export function netPromoterScore(points: readonly number[]): Statistics {
  if (points.length === 0) return {};
  const share = (code: string) => (points.filter((point) => groupOf(point) === code).length / points.length) * 100;
  const [detractors, passives, promoters] = [share("1"), share("2"), share("3")];
  return { nps: promoters - detractors, promoters, passives, detractors };
}
