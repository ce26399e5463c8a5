import type { Answer, Block, Question } from "../questionnaire";
import { arrange, type Draw, type PlacedQuestion } from "./arrange";
import type { Action } from "./condition";
import { evaluateCondition, type ReadAnswer } from "./evaluateCondition";
import { hasNothingToOffer } from "./offer";
import type { Logic } from "./prepareLogic";
import { stillOffered } from "./stillOffered";

/** How a rule ended the way. */
export type Ending = Exclude<Action, { readonly do: "jump" }> & {
  readonly rule: string;
  readonly question: string;
};

export interface Step {
  readonly question: Question;
  readonly block: Block;
}

/** A respondent's way, as far as the answers tell. */
export interface Walk {
  /** What the respondent meets, in order, to the first open question whose answer decides on what follows. */
  readonly steps: readonly Step[];
  /** What is known of the answers that lie on the way, as far as they can still be said. */
  readonly read: ReadAnswer;
  /** What is left of answers that can't be said any more as they are, since an earlier one has changed; `read` has that. */
  readonly narrowed: ReadonlyMap<string, Answer | undefined>;
  /** What follows from them, by the id of the question that says how. */
  readonly derived: ReadonlyMap<string, Answer>;
  /** Whether the way is known to its end. */
  readonly isWhole: boolean;
  /** Absent where it ends with the last question, or isn't known so far. */
  readonly ending?: Ending;
  /** How many questions may come after the last step, at most. */
  readonly ahead: number;
}

export interface Walker {
  /** By question id; an entry says that the question is behind the respondent. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly draw: Draw;
}

function isMet({ block, question }: PlacedQuestion, read: ReadAnswer): boolean {
  if (block.showIf && !evaluateCondition(block.showIf, read)) return false;
  if (question.showIf && !evaluateCondition(question.showIf, read)) return false;
  return !hasNothingToOffer(question, read);
}

function decide(question: Question, read: ReadAnswer) {
  return question.rules?.find(({ when }) => evaluateCondition(when, read));
}

/** Walks the way that the answers lead: pure, forward only, the same for the same answers and draw. */
export function walk(logic: Logic, { answers, draw }: Walker): Walk {
  const placed = arrange(logic.blocks, draw);
  const steps: Step[] = [];
  const met = new Set<string>();
  const narrowed = new Map<string, Answer | undefined>();
  const derived = new Map<string, Answer>();
  // An answer that a change has put off the way counts for nothing.
  const read: ReadAnswer = (id) => {
    if (!met.has(id)) return undefined;
    return derived.get(id) ?? (narrowed.has(id) ? narrowed.get(id) : answers.get(id));
  };
  const known = { steps, read, narrowed, derived };
  let target: string | undefined;
  for (const [index, place] of placed.entries()) {
    const { question } = place;
    if (target !== undefined && target !== question.id) continue;
    target = undefined;
    if (!isMet(place, read)) continue;
    steps.push(place);
    const following = logic.derive?.(question, read);
    const answer = answers.get(question.id);
    const left = answer && stillOffered(question, answer, read);
    if (following) derived.set(question.id, following);
    if (left !== answer) narrowed.set(question.id, left);
    met.add(question.id);
    const isOpen = logic.isAsked(question) && !left;
    if (isOpen && logic.decisive.has(question.id)) return { ...known, isWhole: false, ahead: placed.length - index - 1 };
    const rule = decide(question, read);
    if (!rule) continue;
    if (rule.then.do !== "jump")
      return { ...known, isWhole: true, ahead: 0, ending: { ...rule.then, rule: rule.id, question: question.id } };
    target = rule.then.to;
  }
  return { ...known, isWhole: true, ahead: 0 };
}
