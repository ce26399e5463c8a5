import type { Answer, Question } from "../questionnaire";
import type { Count, Distribution, QuestionType } from "../questionType";

/** Different answers with how many gave each. */
export type CountedAnswers = ReadonlyMap<Answer, number>;

/** Of more different answers, to tell each apart costs more than to tabulate them all. */
const MOST_DIFFERENT = 500;

const repeated = (counted: CountedAnswers): readonly Answer[] =>
  [...counted].flatMap(([answer, times]) => Array<Answer>(times).fill(answer));

/** Whether a distribution is its counts alone: figures, drawings and texts of many aren't the sum of those of each. */
const isSum = ({ statistics, parts, drawing, textCount = 0 }: Distribution) =>
  statistics === undefined && parts === undefined && drawing === undefined && textCount === 0;

const isLike = (one: readonly Count[], other: readonly Count[]) =>
  one.length === other.length && one.every(({ code }, place) => code === other[place]?.code);

function plus(one: Count, other: Count, times: number): Count {
  const group = one.group && { group: { ...one.group, base: one.group.base + (other.group?.base ?? 0) * times } };
  return { ...one, count: one.count + other.count * times, ...group };
}

/**
 * The distribution of answers of which many are the same: where it is a sum, each different one is tabulated once.
 * @param all the answers themselves, oldest first, for types whose distribution is more than a sum
 */
export function tabulateCounted(
  type: Pick<QuestionType, "tabulate">,
  question: Question,
  { counted, all = () => repeated(counted) }: { readonly counted: CountedAnswers; readonly all?: () => readonly Answer[] },
  language: string,
): Distribution {
  let sum = type.tabulate(question, [], language);
  if (counted.size > MOST_DIFFERENT) return type.tabulate(question, all(), language);
  for (const [answer, times] of counted) {
    const { base, missing, counts, ...more } = type.tabulate(question, [answer], language);
    if (!isSum({ base, missing, counts, ...more }) || !isLike(sum.counts, counts))
      return type.tabulate(question, all(), language);
    const reasons = { ...sum.missing };
    for (const [reason, count] of Object.entries(missing)) reasons[reason] = (reasons[reason] ?? 0) + count * times;
    const lines = sum.counts.map((line, place) => plus(line, counts[place] ?? line, times));
    sum = { ...sum, base: sum.base + base * times, missing: reasons, counts: lines };
  }
  return sum;
}
