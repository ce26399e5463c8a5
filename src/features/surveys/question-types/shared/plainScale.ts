import { entryName, type PlainForm } from "../../../../schema/plainForm";
import { type LocalizedText, localize } from "../../../../shared/languages";

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly leftLabel?: LocalizedText;
  readonly rightLabel?: LocalizedText;
}

/** The whole points of a scale, side by side. */
export function plainScale({ min, max, leftLabel, rightLabel }: Scale, language: string): PlainForm {
  const points = Array.from({ length: Math.max(0, max - min + 1) }, (_, place) => String(min + place));
  const ends = [localize(leftLabel, language), localize(rightLabel, language)] as const;
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
