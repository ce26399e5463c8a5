import type { LocalizedText } from "../../../../../shared/languages";
import type { LimeSurveyPart, LimeSurveyQuestion } from "../../../../../survey/exchange/limeSurvey";
import { isBlank } from "../../../../../survey/questions/isBlank";

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly leftLabel?: LocalizedText;
  readonly rightLabel?: LocalizedText;
}

/** The points of a scale as a list; the ends carry their labels. */
export function pointsList(scale: Scale): Pick<LimeSurveyQuestion, "letter" | "theme" | "form" | "answers"> {
  return { letter: "L", theme: "listradio", form: { in: "whole", of: "point" }, answers: pointsOf(scale) };
}

function pointsOf({ min, max, leftLabel, rightLabel }: Scale): readonly LimeSurveyPart[] {
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, place) => {
    const point = min + place;
    const end = point === min ? leftLabel : point === max ? rightLabel : undefined;
    const code = String(point);
    return { code, label: isBlank(end) ? { "": code } : ended(code, end) };
  });
}

function ended(code: string, end: LocalizedText = {}): LocalizedText {
  return Object.fromEntries(
    Object.entries(end).map(([language, text]) => [language, text.trim() === "" ? code : `${code} – ${text}`]),
  );
}
