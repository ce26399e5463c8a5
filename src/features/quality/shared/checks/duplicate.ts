import { defineCheck } from "../check";
import type { Evidence } from "../evidence";
import type { ObservedResponse } from "../observation";

function others(ids: readonly string[] | undefined): number {
  return Math.max(0, (ids?.length ?? 0) - 1);
}

/** Equal answers are told of one device where that is known, else only where so many of them are no coincidence. */
function equalAnswers(response: ObservedResponse, equal: readonly ObservedResponse[], leastAnswers: number): readonly Evidence[] {
  const { origin, answered } = response;
  const near = origin === undefined ? [] : equal.filter((other) => other.origin === origin);
  const figures = { of: answered };
  if (near.length > 1) return [{ says: "sameDevice", figures: { ...figures, count: near.length - 1 } }];
  if (equal.length < 2 || answered < leastAnswers) return [];
  return [{ says: "sameAnswers", figures: { ...figures, count: equal.length - 1 } }];
}

/** The same person, or the same answers, more than once. */
export const duplicate = defineCheck({
  name: "duplicate",
  icon: "Fingerprint",
  settings: { leastAnswers: 8, leastOnDevice: 3 },
  look: (response, { vectors, respondents }, { leastAnswers, leastOnDevice }) => {
    const again = response.respondent === undefined ? 0 : others(respondents.get(response.respondent));
    const same = response.answered >= leastOnDevice ? (vectors.get(response.vector) ?? []) : [];
    return [
      ...(again > 0 ? [{ says: "sameRespondent", figures: { count: again } }] : []),
      ...equalAnswers(response, same, leastAnswers),
    ];
  },
});
