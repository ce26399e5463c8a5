import { median } from "./median";
import { normalText } from "./normalText";
import type { ObservedResponse } from "./observation";

/** Texts below this length are alike by chance ("very good"), in characters. */
export const SHORTEST_TEXT = 20;

/** What a response is compared with: figures of all finished responses, discarded ones too, so that a decision doesn't move the others. */
export interface SurveyFigures {
  readonly responses: number;
  readonly active: Typical;
  readonly wall: Typical;
  readonly questions: ReadonlyMap<string, Typical>;
  /** Responses by what they share: a text, the whole of the answers, a respondent. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly vectors: ReadonlyMap<string, readonly ObservedResponse[]>;
  readonly respondents: ReadonlyMap<string, readonly string[]>;
}

/** A median and how many values it is of. */
export interface Typical {
  readonly medianMs: number | undefined;
  readonly count: number;
}

function typicalOf(values: readonly (number | undefined)[]): Typical {
  const known = values.filter((value) => value !== undefined);
  return { medianMs: median(known), count: known.length };
}

function push<T>(groups: Map<string, T[]>, key: string | undefined, member: T): void {
  if (key === undefined) return;
  const group = groups.get(key);
  if (group) group.push(member);
  else groups.set(key, [member]);
}

function textsOf({ answers }: ObservedResponse): ReadonlySet<string> {
  const texts = answers.flatMap(({ traits }) => (traits.texts ?? []).map(normalText));
  return new Set(texts.filter((text) => text.length >= SHORTEST_TEXT));
}

export function surveyFigures(responses: readonly ObservedResponse[]): SurveyFigures {
  const times = new Map<string, number[]>();
  const texts = new Map<string, string[]>();
  const vectors = new Map<string, ObservedResponse[]>();
  const respondents = new Map<string, string[]>();
  for (const response of responses) {
    for (const { questionId, activeMs } of response.answers) if (activeMs !== undefined) push(times, questionId, activeMs);
    for (const text of textsOf(response)) push(texts, text, response.id);
    push(vectors, response.vector, response);
    push(respondents, response.respondent, response.id);
  }
  return {
    responses: responses.length,
    active: typicalOf(responses.map(({ activeMs }) => activeMs)),
    wall: typicalOf(responses.map(({ wallMs }) => wallMs)),
    questions: new Map([...times].map(([questionId, values]) => [questionId, typicalOf(values)])),
    texts,
    vectors,
    respondents,
  };
}
