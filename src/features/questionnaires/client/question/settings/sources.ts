import type { Shape } from "../../../../../client/kit/questions";
import type { Question } from "../../../../../survey/questionnaire";

/** An earlier answer, or one part of it. */
export interface Source {
  readonly question: string;
  readonly part?: string;
}

export function sourcesIn(value: unknown): readonly Source[] {
  return Array.isArray(value) ? value.filter((source) => typeof source?.question === "string") : [];
}

export function sameSource(one: Source, other: Source): boolean {
  return one.question === other.question && one.part === other.part;
}

/** What of a question can be worked with: the whole answer or, where only its parts are numbers, all of these. */
export function offeredSources({ id }: Question, shape: Shape | undefined, isOfNumbers: boolean): readonly Source[] {
  if (!shape) return [];
  if (!isOfNumbers || shape.kind === "number") return [{ question: id }];
  return shape.parts.filter((part) => part.shape.kind === "number").map(({ code }) => ({ question: id, part: code }));
}
