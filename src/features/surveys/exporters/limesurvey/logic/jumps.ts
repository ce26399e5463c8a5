import type { Rule } from "../../../../../schema/logic/condition";
import { isNarrowed } from "../../../../../schema/logic/offer";
import type { Block, Question } from "../../../../../schema/questionnaire";
import type { Lost } from "../../shared/lost";
import type { Survey, Written } from "../survey";
import { all, type Formula, not, Unsayable } from "./formula";
import { needsAnswer } from "./needsAnswer";
import { attempt, formulaOf } from "./relevance";

/** What each question is left out by, by its place. */
export type Skips = ReadonlyMap<number, readonly Formula[]>;

/**
 * Rules as conditions of what they pass over: LimeSurvey has neither jumps nor endings on the way. What says more of a
 * respondent than which questions follow, as a screen-out does, has no counterpart.
 */
export function skipsOf(survey: Survey, lost: Lost): Skips {
  const skips = new Map<number, Formula[]>();
  for (const { questions } of survey.blocks) {
    for (const written of questions) {
      const { rules = [] } = written.question;
      if (rules.length === 0) continue;
      const isAlwaysMet = isUnconditional(written) && !skips.has(written.place);
      const said = attempt(() => skipsBy(written, { rules, survey, isAlwaysMet }));
      if (said instanceof Unsayable) lost.add(written.question.variable, "rule", rules.map(({ then }) => then.do).join(", "));
      else for (const [place, formula] of said) skips.set(place, [...(skips.get(place) ?? []), formula]);
    }
  }
  return skips;
}

/** All of a question's rules or none: the first that holds decides. */
function skipsBy(
  written: Written,
  { rules, survey, isAlwaysMet }: { readonly rules: readonly Rule[]; readonly survey: Survey; readonly isAlwaysMet: boolean },
): readonly (readonly [number, Formula])[] {
  const last = survey.places.size;
  let before: readonly Formula[] = [];
  return rules.flatMap(({ when, then }) => {
    if (then.do !== "jump" && then.do !== "finish") throw new Unsayable(then.do);
    // Where the question isn't met its rules say nothing: its own answer has to be among what they ask for.
    if (!isAlwaysMet && !needsAnswer(when, written.question.id)) throw new Unsayable(then.do);
    const end = then.do === "finish" ? last : (survey.places.get(then.to) ?? -1);
    if (end <= written.place || !isFixed(written, end, survey)) throw new Unsayable(then.do);
    const formula = formulaOf(when, survey, written.place + 1);
    const decides = all([formula, ...before.map(not)]);
    before = [...before, formula];
    const places = Array.from({ length: end - written.place - 1 }, (_, index) => written.place + 1 + index);
    return places.map((place) => [place, decides] as const);
  });
}

function isUnconditional({ question, block }: Written): boolean {
  return !question.showIf && !block.showIf && !isNarrowed(question);
}

/** Whether nothing from the question to the end of what is passed over changes places. */
function isFixed(written: Written, end: number, { blocks, places }: Survey): boolean {
  const spans = blocks.filter(({ block }) => {
    const numbers = block.questions.map(({ id }: Question) => places.get(id) ?? 0);
    return numbers.some((place) => place >= written.place && place <= end);
  });
  return spans.every(({ block }) => !isMixed(block));
}

function isMixed({ order = "fixed", group, loop }: Block): boolean {
  return order !== "fixed" || (group !== undefined && group.order !== "fixed") || loop !== undefined;
}
