import type { Rule } from "../../../../../survey/logic/condition";
import { isNarrowed } from "../../../../../survey/logic/offer";
import type { Block, Order } from "../../../../../survey/questionnaire";
import type { Lost } from "../../shared/lost";
import { groupOrders } from "../orders";
import type { LimeQuestion, Survey } from "../survey";
import { all, type Formula, not, Unsayable } from "./formula";
import { needsAnswer } from "./needsAnswer";
import { attempt, formulaOf } from "./relevance";

/** What each question is left out by, by its place. */
export type Skips = ReadonlyMap<number, readonly Formula[]>;

/** Most characters that a question is left out by: each of many rules stands with all that it passes over. */
const LONGEST = 5_000;

/**
 * Rules as conditions of what they pass over: LimeSurvey has neither jumps nor endings on the way. What says more of a
 * respondent than which questions follow, as a screen-out does, has no counterpart.
 */
export function skipsOf(survey: Survey, lost: Lost): Skips {
  const skips = new Map<number, Formula[]>();
  const lengths = new Map<number, number>();
  const mixed = mixedIn(survey);
  for (const { questions } of survey.blocks) {
    for (const written of questions) {
      const { rules = [] } = written.question;
      if (rules.length === 0) continue;
      const isAlwaysMet = isUnconditional(written) && !skips.has(written.place);
      const said = attempt(() => skipsBy(written, { rules, survey, isAlwaysMet, mixed }));
      const isSaid = !(said instanceof Unsayable) && fits(said, lengths);
      if (!isSaid) {
        lost.add(written.question.variable, "rule", rules.map(({ then }) => then.do).join(", "));
        continue;
      }
      for (const { from, end, formula } of said) {
        for (let place = from; place < end; place += 1) {
          skips.set(place, skips.get(place) ?? []);
          skips.get(place)?.push(formula);
        }
      }
    }
  }
  return skips;
}

/** What a rule passes over: places from one to before another, and where it does. */
interface Skip {
  readonly from: number;
  readonly end: number;
  readonly formula: Formula;
}

interface Way {
  readonly survey: Survey;
  /** How many questions before each place may stand elsewhere. */
  readonly mixed: readonly number[];
}

/** All of a question's rules or none: the first that holds decides. */
function skipsBy(
  written: LimeQuestion,
  { rules, isAlwaysMet, survey, mixed }: Way & { readonly rules: readonly Rule[]; readonly isAlwaysMet: boolean },
): readonly Skip[] {
  const last = mixed.length - 1;
  let before: readonly Formula[] = [];
  return rules.map(({ when, then }) => {
    if (then.do !== "jump" && then.do !== "finish") throw new Unsayable(then.do);
    // Where the question isn't met its rules say nothing: its own answer has to be among what they ask for.
    if (!isAlwaysMet && !needsAnswer(when, written.question.id)) throw new Unsayable(then.do);
    const end = then.do === "finish" ? last : (survey.places.get(then.to) ?? -1);
    // Nothing from the question to the end of what is passed over may change places.
    const isFixed = mixed[Math.min(end + 1, last)] === mixed[written.place];
    if (end <= written.place || !isFixed) throw new Unsayable(then.do);
    const formula = formulaOf(when, survey, written.place + 1);
    const decides = all([formula, ...before.map(not)]);
    before = [...before, formula];
    return { from: written.place + 1, end, formula: decides };
  });
}

/** Whether none of what is passed over has more to say then than it can; if so it is counted. */
function fits(skips: readonly Skip[], lengths: Map<number, number>): boolean {
  const from = Math.min(...skips.map((skip) => skip.from));
  const end = Math.max(...skips.map((skip) => skip.end));
  const length = skips.reduce((sum, { formula }) => sum + formula.text.length, 0);
  for (let place = from; place < end; place += 1) if ((lengths.get(place) ?? 0) + length > LONGEST) return false;
  for (let place = from; place < end; place += 1) lengths.set(place, (lengths.get(place) ?? 0) + length);
  return true;
}

function isUnconditional({ question, block }: LimeQuestion): boolean {
  return !question.showIf && !block.showIf && !isNarrowed(question);
}

function mixedIn({ blocks }: Survey): readonly number[] {
  const orders = groupOrders(blocks.map(({ block }) => block));
  const counts = [0];
  for (const { block } of blocks)
    for (const _question of block.questions) counts.push((counts.at(-1) ?? 0) + Number(isMixed(block, orders)));
  return counts;
}

function isMixed({ order = "fixed", group, loop }: Block, orders: ReadonlyMap<string, Order>): boolean {
  return order !== "fixed" || (group !== undefined && orders.get(group.name) !== "fixed") || loop !== undefined;
}
