import { type LocalizedText, localize } from "../../../../../shared/languages";
import { entryName, type PlainForm } from "../../../../../survey/plainForm/plainForm";

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly leftLabel?: LocalizedText;
  readonly rightLabel?: LocalizedText;
}

/** Steps of a scale that a phone breaks into rows, where a text no longer stands over its own end. */
const LONG = 5;

/** The whole points of a scale, side by side. */
export function plainScale({ min, max, leftLabel, rightLabel }: Scale, language: string): PlainForm {
  const isLong = max - min >= LONG;
  const endText = (label: LocalizedText | undefined, point: number) => {
    const text = localize(label, language);
    return text !== "" && isLong ? `${point} = ${text}` : text;
  };
  const points = Array.from({ length: Math.max(0, max - min + 1) }, (_, place) => String(min + place));
  const ends = [endText(leftLabel, min), endText(rightLabel, max)] as const;
  return {
    shape: "one",
    isNumeric: true,
    fields: [
      {
        control: "radio",
        name: entryName(),
        isNeeded: true,
        look: "scale",
        ends,
        options: points.map((point) => ({ value: point, label: point })),
      },
    ],
  };
}
