import type { Condition, Test } from "../../../../../survey/logic/condition";
import { and, type Expression, not, or, Unsayable } from "./expression";
import type { Operand } from "./operand";
import { testExpression } from "./testExpression";

/** The answers that can be named at a place: those of the questions before it, as the file has them. */
export class Scope {
  private readonly operands = new Map<string, Operand>();

  add(questionId: string, operand: Operand): void {
    this.operands.set(questionId, operand);
  }

  find(questionId: string): Operand | undefined {
    return this.operands.get(questionId);
  }

  /** @throws Unsayable also where it names what isn't there, or comes later */
  say(condition: Condition): Expression {
    if ("all" in condition) return and(condition.all.map((member) => this.say(member)));
    if ("any" in condition) return or(condition.any.map((member) => this.say(member)));
    return "not" in condition ? not(this.say(condition.not)) : this.test(condition);
  }

  /** The same; nothing where it can't be said as a whole. */
  trySay(condition: Condition): Expression | undefined {
    return attempt(() => this.say(condition));
  }

  private test(test: Test): Expression {
    const operand = this.find(test.question);
    if (!operand) throw new Unsayable(test.question);
    return testExpression(operand, test);
  }
}

export function attempt<Result>(say: () => Result): Result | undefined {
  try {
    return say();
  } catch (error) {
    if (error instanceof Unsayable) return undefined;
    throw error;
  }
}
