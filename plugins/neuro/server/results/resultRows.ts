import type { NeuroResults } from "../../shared/api/results";

export const RESULT_COLUMNS = [
  ...["advertisement", "indicator", "value", "index", "raw", "low", "high", "unit", "people", "group", "ads"],
] as const;

type Cell = string | number | null;

/** A line for each advertisement and indicator. @param text of the locales, in the reader's language */
export function resultRows({ ads }: NeuroResults, text: (key: string) => string): readonly (readonly Cell[])[] {
  return ads.flatMap(({ title, indicators }) =>
    indicators.map(({ name, estimate, standing }) => [
      ...[title, text(`neuro.indicators.${name}.name`), standing?.value ?? null, standing?.index ?? null],
      ...[estimate?.raw ?? null, estimate?.low ?? null, estimate?.high ?? null, text(`neuro.indicators.${name}.unit`)],
      ...[estimate?.people ?? null, standing ? text(`neuro.groups.${standing.group}`) : null, standing?.ads ?? null],
    ]),
  );
}
