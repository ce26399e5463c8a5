import { isNarrowed } from "../logic/offer";
import { blockReferences, referencesOf, testsIn } from "../logic/references";
import type { Answer, Question } from "../questionnaire";
import type { Chart } from "./chartOf";
import type { Requirement } from "./goalsOf";
import { wishesFrom } from "./steer";

/** More combinations of answers than these are not tried one by one. */
const MOST_COMBINATIONS = 3_000;

function isTurning(question: Question): boolean {
  return (question.rules?.length ?? 0) > 0 || isNarrowed(question);
}

/** Ids of all questions whose answers can decide on what is required. */
function relevantTo({ places }: Chart, { meet, hold, fail, avoid = [] }: Requirement): ReadonlySet<string> {
  const tested = [...hold, ...fail, ...avoid].flatMap(testsIn).map(({ question }) => question);
  const found = new Set<string>();
  const open = [...tested, ...(meet === undefined ? places.keys() : [meet])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const place = places.get(id);
    if (!place || found.has(id)) continue;
    found.add(id);
    const before = [...places.values()].filter(({ index, question }) => index < place.index && isTurning(question));
    open.push(...referencesOf(place.question), ...blockReferences(place.block), ...before.map(({ question }) => question.id));
  }
  return found;
}

/** Every combination of the answers that decide on what is required; nothing where there are too many. */
export function everyWay(
  chart: Chart,
  requirement: Requirement,
): { readonly wishes: Iterable<ReadonlyMap<string, Answer>>; readonly isCertain: boolean } | undefined {
  const { pools } = chart.plan;
  const relevant = [...relevantTo(chart, requirement)].flatMap((id) => {
    const pool = pools.get(id);
    return pool && pool.distinct.length > 0 ? [{ id, pool }] : [];
  });
  const size = relevant.reduce((product, { pool }) => product * pool.distinct.length, 1);
  if (size > MOST_COMBINATIONS) return undefined;
  const combination = (place: number) => {
    let rest = place;
    const domains = relevant.map(({ id, pool }): readonly [string, readonly Answer[]] => {
      const answer = pool.distinct[rest % pool.distinct.length];
      rest = Math.floor(rest / pool.distinct.length);
      return [id, answer ? [answer] : []];
    });
    return wishesFrom(chart.plan, new Map(domains), () => 0);
  };
  function* wishes() {
    for (let place = 0; place < size; place += 1) yield combination(place);
  }
  return { wishes: wishes(), isCertain: relevant.every(({ pool }) => pool.isWhole) };
}
