import type { Json, JsonObject } from "../../../../shared/json";
import type { AnswerIssue } from "../../../../survey/questionType";
import { anyOfValues } from "../../../../survey/types/settingsSchemas";
import { popularity, type Random } from "../../../../survey/types/simulation";
import { memberOf, recordOf } from "../../../../survey/types/values";
import { type MaxDiffQuestion, SIDES, setsOf } from "./maxDiffQuestion";

/** Every set, each with a best and a worst of its own items. */
export function maxDiffSchema(question: MaxDiffQuestion): JsonObject {
  const sets = setsOf(question);
  return {
    type: "object",
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(
      sets.map(({ key, items }) => {
        const item = anyOfValues(items.map(({ code }) => code));
        const properties = Object.fromEntries(SIDES.map((side) => [side, item]));
        return [key, { type: "object", additionalProperties: false, properties, required: SIDES }];
      }),
    ),
    required: sets.map(({ key }) => key),
  };
}

/** Nothing is the best and the worst at once. */
export function maxDiffCheck(_question: MaxDiffQuestion, value: Json): readonly AnswerIssue[] {
  return Object.entries(recordOf(value)).flatMap(([key, chosen]) => {
    const { best, worst } = recordOf(chosen);
    return best === worst ? [{ path: `/${key}/worst`, rule: "bestIsWorst", params: { set: key } }] : [];
  });
}

/** How much someone likes an item, whose popularity most of them share (Gumbel's noise, as choice models have it). */
function liking(name: string, random: Random): number {
  return 3 * popularity(name) - Math.log(-Math.log(Math.min(0.999_999, Math.max(0.000_001, random()))));
}

/** One taste for all sets, so that the best of one set is seldom the worst of another. */
export function simulateMaxDiff(question: MaxDiffQuestion, random: Random): Json {
  const tastes = new Map(question.options.map(({ code }) => [code, liking(question.id + code, random)]));
  const tasteOf = (code: string) => tastes.get(code) ?? 0;
  const chosen = setsOf(question).map(({ key, items }) => {
    const liked = items.map(({ code }) => code).toSorted((one, other) => tasteOf(other) - tasteOf(one));
    return [key, { best: liked[0] ?? "", worst: liked.at(-1) ?? "" }] as const;
  });
  return Object.fromEntries(chosen);
}

/** The best and the worst of a set, where both are among its items: not those of a design of another version. */
export function chosenOf(
  value: Json,
  { key, codes }: { readonly key: string; readonly codes: readonly string[] },
): { readonly best: string; readonly worst: string } | undefined {
  const { best, worst } = recordOf(memberOf(recordOf(value), key));
  const isOfSet = (code: Json | undefined) => typeof code === "string" && codes.includes(code);
  return isOfSet(best) && isOfSet(worst) ? { best: String(best), worst: String(worst) } : undefined;
}

/** The codes chosen as the best in some set, each once per set. */
export function bestCodes(value: Json | undefined): readonly string[] {
  return Object.values(recordOf(value)).flatMap((chosen) => {
    const { best } = recordOf(chosen);
    return typeof best === "string" ? [best] : [];
  });
}
