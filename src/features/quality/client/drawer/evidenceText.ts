import type { Evidence } from "../../shared/evidence";
import type { Formats } from "../format";

interface Words {
  readonly t: (key: string, params: Readonly<Record<string, unknown>>) => string;
  readonly formats: Formats;
  /** Variable of the question that the evidence speaks of. */
  readonly question: string;
  /** The answer given, and the one asked for, in words. */
  readonly answer: string;
  readonly expected: string;
}

function written(name: string, value: number, formats: Formats): string {
  if (name.endsWith("Ms")) return formats.duration(value);
  return name === "share" ? formats.share(value) : formats.count(value);
}

/** One piece of evidence as a sentence. */
export function evidenceText({ says, figures, text = "" }: Evidence, { t, formats, question, answer, expected }: Words): string {
  const told = Object.entries(figures).map(([name, value]) => [name, written(name, value, formats)] as const);
  const params = { ...Object.fromEntries(told), smart_count: figures.count ?? 1, text, question, answer, expected };
  return t(`quality.evidence.${says}`, params);
}
