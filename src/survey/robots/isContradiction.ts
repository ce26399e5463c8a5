import type { Condition } from "../logic/condition";
import { evaluateCondition } from "../logic/evaluateCondition";
import { testsIn } from "../logic/references";
import type { Answer } from "../questionnaire";
import type { Chart } from "./chartOf";
import type { Requirement } from "./goalsOf";

/** More combinations than these are left to robots. */
const MOST_COMBINATIONS = 3_000;

type Domain = readonly [id: string, answers: readonly (Answer | undefined)[]];

/** Every answer to the questions that are looked at, and none; nothing where not all of them are known. */
function domainsOf({ plan: { pools } }: Chart, conditions: readonly Condition[]): readonly Domain[] | undefined {
  const ids = [...new Set(conditions.flatMap(testsIn).map(({ question }) => question))];
  const domains = ids.map((id): Domain => [id, [undefined, ...(pools.get(id)?.distinct ?? [])]]);
  const isKnown = ids.every((id) => pools.get(id)?.isWhole === true && (pools.get(id)?.distinct.length ?? 0) > 0);
  const size = domains.reduce((product, [, answers]) => product * answers.length, 1);
  return isKnown && size <= MOST_COMBINATIONS ? domains : undefined;
}

function isSatisfied(domains: readonly Domain[], isWanted: (given: ReadonlyMap<string, Answer | undefined>) => boolean): boolean {
  const given = new Map<string, Answer | undefined>();
  const from = (place: number): boolean => {
    const domain = domains[place];
    if (!domain) return isWanted(given);
    const [id, answers] = domain;
    return answers.some((answer) => {
      given.set(id, answer);
      return from(place + 1);
    });
  };
  return from(0);
}

/** Whether no answers at all fulfil what is required, wherever the questions stand and whoever is asked them. */
export function isContradiction(chart: Chart, { meet, hold, fail }: Requirement): boolean {
  const place = chart.places.get(meet ?? "");
  const shown = [place?.block.showIf, place?.question.showIf].flatMap((condition) => condition ?? []);
  const wanted = [...hold, ...shown];
  const domains = domainsOf(chart, [...wanted, ...fail]);
  if (!domains) return false;
  return !isSatisfied(domains, (given) => {
    const read = (id: string) => given.get(id);
    return (
      wanted.every((condition) => evaluateCondition(condition, read)) &&
      !fail.some((condition) => evaluateCondition(condition, read))
    );
  });
}
