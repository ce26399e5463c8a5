import type { Condition, Test } from "../logic/condition";
import { evaluateCondition } from "../logic/evaluateCondition";
import { OPTION_LISTS, type OptionList, optionsOf, sourcesOf } from "../logic/references";
import type { Answer, Question } from "../questionnaire";
import type { Chart, Place } from "./chartOf";
import { isListNarrowed } from "./goalsOf";

export function anyOf<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** One attempt: choices between alternatives are drawn, and a dead end is given up. */
export class Attempt {
  /** Answers that a question may still be given, by its id. */
  readonly domains: Map<string, readonly Answer[]> = new Map();
  private readonly meeting = new Set<string>();

  constructor(
    private readonly chart: Chart,
    private readonly random: () => number,
  ) {}

  /** Leaves only answers with which the condition holds, or doesn't. */
  wish(condition: Condition, isWanted: boolean): boolean {
    if ("not" in condition) return this.wish(condition.not, !isWanted);
    if (!("all" in condition || "any" in condition)) return this.wishTest(condition, isWanted);
    const members = "all" in condition ? condition.all : condition.any;
    if ("all" in condition === isWanted) return members.every((member) => this.wish(member, isWanted));
    const member = anyOf(members, this.random);
    return member !== undefined && this.wish(member, isWanted);
  }

  private wishTest(test: Test, isWanted: boolean): boolean {
    const isWithoutAnswer = evaluateCondition(test, () => undefined) === isWanted;
    const pool = this.chart.plan.pools.get(test.question)?.distinct ?? [];
    if (pool.length === 0) return this.wishDerived(test, isWanted) || isWithoutAnswer;
    const left = (this.domains.get(test.question) ?? pool).filter((answer) => evaluateCondition(test, () => answer) === isWanted);
    if (left.length === 0) return isWithoutAnswer;
    this.domains.set(test.question, left);
    return isWithoutAnswer || this.meet(test.question);
  }

  /** What follows from other answers: the first option whose condition holds, or what is drawn at its sources. */
  private wishDerived(test: Test, isWanted: boolean): boolean {
    const place = this.chart.places.get(test.question);
    if (!place) return false;
    if (sourcesOf(place.question).length > 0) return this.meet(test.question);
    const options = optionsOf(place.question, "options");
    const fitting = options.filter(({ code }) => evaluateCondition(test, () => ({ value: code })) === isWanted);
    const option = anyOf(fitting, this.random);
    if (!option) return false;
    const before = options.slice(0, options.indexOf(option));
    const isFirst = before.every(({ showIf }) => showIf !== undefined && this.wish(showIf, false));
    return isFirst && (!option.showIf || this.wish(option.showIf, true)) && this.meet(test.question);
  }

  /** What is known to be needed so that the question is asked. */
  meet(id: string): boolean {
    const place = this.chart.places.get(id);
    if (!place || this.meeting.has(id)) return place !== undefined;
    this.meeting.add(id);
    const { question, block } = place;
    const shown = [block.showIf, question.showIf].every((condition) => !condition || this.wish(condition, true));
    return shown && OPTION_LISTS.every((list) => this.offerAny(question, list)) && this.passRules(place);
  }

  private offerAny(question: Question, list: OptionList): boolean {
    if (!isListNarrowed(question, list)) return true;
    const option = anyOf(optionsOf(question, list), this.random);
    if (!option) return true;
    const { carry } = question;
    const isShown = !option.showIf || this.wish(option.showIf, true);
    if (carry?.into !== list) return isShown;
    return isShown && this.wish({ question: carry.from, is: "equal", value: option.code }, carry.which === "chosen");
  }

  /** No rule before it leads past it, as far as that can be had: not everybody meets each of them. */
  private passRules({ index }: Place): boolean {
    for (const { question, index: at } of this.chart.ruled) {
      if (at >= index) continue;
      for (const { when, then } of question.rules ?? []) {
        const target = then.do === "jump" ? (this.chart.places.get(then.to)?.index ?? -1) : Number.POSITIVE_INFINITY;
        if (target > index) this.avoid(when);
      }
    }
    return true;
  }

  /** Wishes that it doesn't hold, where that is still to be had. */
  avoid(condition: Condition): void {
    const before = new Map(this.domains);
    if (this.wish(condition, false)) return;
    this.domains.clear();
    for (const [id, domain] of before) this.domains.set(id, domain);
  }
}
