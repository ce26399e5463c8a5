import type { Condition } from "../../../../../survey/logic/condition";
import { entryOf } from "../entryOf";
import { attempt } from "./attempt";
import { ALWAYS, allOf, anyOf, atLeastOf, NEVER, negate, readable } from "./combine";
import type { Literal, Meaning } from "./meaning";
import { type Comparison, type Expression, NoCounterpart, type Ordering, type Relation, TURNED } from "./syntax";

export interface Vocabulary {
  /** What a variable stands for. @throws NoCounterpart */
  readonly meaningOf: (name: string) => Meaning;
  /** All that a name in a list of arguments stands for, as those of `that.Q1`. @default the one */
  readonly meaningsOf?: (name: string) => readonly Meaning[];
  /** When a variable that stands alone holds. @throws NoCounterpart */
  readonly truthOf: (name: string) => Condition;
  /** A question whose parts all stand in the list, so that they are counted as one. */
  readonly wholeOf?: (names: readonly string[]) => Meaning | undefined;
}

/**
 * The expression as a condition that holds for the same answers.
 * @throws NoCounterpart where ours can't say all of it: half of a condition would be another one
 */
export function toCondition(expression: Expression, vocabulary: Vocabulary): Condition {
  return new Translation(vocabulary).condition(expression);
}

const NEGATED: Readonly<Partial<Record<Relation, Relation>>> = { different: "equal", lacks: "contains", noneOf: "anyOf" };
const ORDERINGS: ReadonlySet<string> = new Set(["less", "atMost", "atLeast", "greater"]);

class Translation {
  constructor(private readonly vocabulary: Vocabulary) {}

  condition(expression: Expression): Condition {
    if (expression.kind === "literal") return constant(isTrue(expression.value));
    if (expression.kind === "variable") return this.vocabulary.truthOf(expression.name);
    if (expression.kind === "not") return negate(this.condition(expression.of));
    if (expression.kind === "all") return allOf(expression.members.map((member) => this.condition(member)));
    if (expression.kind === "any") return anyOf(expression.members.map((member) => this.condition(member)));
    if (expression.kind === "comparison") return this.comparison(expression);
    if (expression.kind === "call") return this.call(expression.name, expression.args);
    throw new NoCounterpart(expression.kind === "calculation" ? expression.operator : "[]");
  }

  private comparison({ is, left, right }: Comparison): Condition {
    const positive = NEGATED[is];
    if (positive) return negate(this.comparison({ kind: "comparison", is: positive, left, right }));
    if (isCall(left, ["if", "iif"]) || isCall(right, ["if", "iif"])) return this.cases({ kind: "comparison", is, left, right });
    if (left.kind === "literal" && right.kind === "literal") return constant(compareLiterals(is, left.value, right.value));
    if (left.kind !== "literal") return this.compared(is, left, right);
    const turned = TURNED[is as keyof typeof TURNED];
    if (!turned) throw new NoCounterpart(is);
    return this.compared(turned, right, left);
  }

  /** `if(a, 1, 2) == 1`: each outcome is compared by itself. */
  private cases({ is, left, right }: Comparison): Condition {
    const isLeft = isCall(left, ["if", "iif"]);
    const chosen = isLeft ? left : right;
    if (chosen.kind !== "call") throw new NoCounterpart("if()");
    return this.eitherWay(chosen.args, (outcome) =>
      this.comparison({ kind: "comparison", is, left: isLeft ? outcome : left, right: isLeft ? right : outcome }),
    );
  }

  private eitherWay([when, then, otherwise]: readonly Expression[], say: (outcome: Expression) => Condition): Condition {
    if (!when || !then || !otherwise) throw new NoCounterpart("if()");
    const condition = this.condition(when);
    return readable(anyOf([allOf([condition, say(then)]), allOf([negate(condition), say(otherwise)])]));
  }

  private compared(is: Relation, left: Expression, right: Expression): Condition {
    if (left.kind === "call") return this.counting(is, left.name, left.args, numberIn(right));
    if (left.kind === "not" || left.kind === "all" || left.kind === "any" || left.kind === "comparison")
      return this.truth(is, left, right);
    if (left.kind !== "variable") throw new NoCounterpart(left.kind === "calculation" ? left.operator : left.kind);
    const meaning = this.vocabulary.meaningOf(left.name);
    if (is === "anyOf" || is === "allOf") return this.listed(is, meaning, right);
    if (right.kind === "list" && is === "equal") return this.sameList(meaning, right.items);
    if (right.kind === "list" && is === "contains") return this.listed("allOf", meaning, right);
    const value = literalIn(right);
    if (is === "equal") return meaning.equal(value);
    if (is === "contains") return meaning.contains(value);
    return meaning.ordered(orderingOf(is), value);
  }

  /** `(a > 1) == 1`, `!a == true`. */
  private truth(is: Relation, left: Expression, right: Expression): Condition {
    const value = literalIn(right);
    if (is !== "equal" || !["0", "1", "true", "false"].includes(String(value))) throw new NoCounterpart(String(value));
    return isTrue(value === "false" ? false : value) ? this.condition(left) : negate(this.condition(left));
  }

  private listed(is: "anyOf" | "allOf", meaning: Meaning, right: Expression): Condition {
    const items = right.kind === "list" ? right.items : [right];
    const members = items.map((item) => hasOne(meaning, literalIn(item)));
    return is === "anyOf" ? anyOf(members) : allOf(members);
  }

  private sameList(meaning: Meaning, items: readonly Expression[]): Condition {
    return allOf([...items.map((item) => meaning.contains(literalIn(item))), meaning.counted("equal", items.length)]);
  }

  private call(name: string, args: readonly Expression[]): Condition {
    const word = name.toLowerCase();
    if (word === "if" || word === "iif") return this.eitherWay(args, (outcome) => this.condition(outcome));
    if (["is_empty", "empty"].includes(word)) return negate(anyOf(this.meanings(args).map(({ filled }) => filled)));
    if (["count", "countif", "countifop", "strlen"].includes(word)) return this.counting("greater", name, args, 0);
    throw new NoCounterpart(`${name}()`);
  }

  private counting(is: Relation, name: string, args: readonly Expression[], count: number): Condition {
    const word = name.toLowerCase();
    const relation = is === "equal" ? is : orderingOf(is);
    if (word === "strlen") return this.length(relation, args, count);
    if (word === "count") {
      const whole = this.vocabulary.wholeOf?.(args.map((arg) => (arg.kind === "variable" ? arg.name : "")));
      return whole ? whole.counted(relation, count) : counts(relation, count, this.filledOnes(args));
    }
    if (word === "countif") {
      const [value, ...rest] = args;
      const wanted = literalIn(value);
      return counts(
        relation,
        count,
        this.meanings(rest).map((meaning) => meaning.equal(wanted)),
      );
    }
    if (word === "countifop") return counts(relation, count, this.operated(args));
    throw new NoCounterpart(`${name}()`);
  }

  private operated([operator, value, ...rest]: readonly Expression[]): readonly Condition[] {
    const is = entryOf(OPERATORS, String(literalIn(operator)));
    const wanted = literalIn(value);
    if (!is) throw new NoCounterpart("countifop()");
    return this.meanings(rest).map((meaning) => {
      if (is === "equal") return meaning.equal(wanted);
      return is === "different" ? negate(meaning.equal(wanted)) : meaning.ordered(is, wanted);
    });
  }

  /** Only whether there is any text can be asked. */
  private length(is: Ordering | "equal", args: readonly Expression[], count: number): Condition {
    const filled = allOf(this.filledOnes(args.slice(0, 1)));
    if (args.length !== 1) throw new NoCounterpart("strlen()");
    if ((is === "greater" && count === 0) || (is === "atLeast" && count === 1)) return filled;
    if (((is === "equal" || is === "atMost") && count === 0) || (is === "less" && count === 1)) return negate(filled);
    throw new NoCounterpart("strlen()");
  }

  private filledOnes(args: readonly Expression[]): readonly Condition[] {
    return this.meanings(args).map(({ filled }) => filled);
  }

  private meanings(args: readonly Expression[]): readonly Meaning[] {
    return args.flatMap((arg) => {
      if (arg.kind !== "variable") throw new NoCounterpart(arg.kind === "calculation" ? arg.operator : arg.kind);
      return this.vocabulary.meaningsOf?.(arg.name) ?? [this.vocabulary.meaningOf(arg.name)];
    });
  }
}

const OPERATORS: Readonly<Record<string, "equal" | "different" | Ordering>> = {
  "==": "equal",
  "!=": "different",
  "<": "less",
  "<=": "atMost",
  ">": "greater",
  ">=": "atLeast",
};

function hasOne(meaning: Meaning, value: Literal): Condition {
  return attempt(() => meaning.contains(value)) ?? meaning.equal(value);
}

function counts(is: Ordering | "equal", count: number, conditions: readonly Condition[]): Condition {
  if (!Number.isInteger(count)) throw new NoCounterpart(String(count));
  if (is === "atLeast") return atLeastOf(count, conditions);
  if (is === "greater") return atLeastOf(count + 1, conditions);
  if (is === "less") return negate(atLeastOf(count, conditions));
  if (is === "atMost") return negate(atLeastOf(count + 1, conditions));
  return allOf([atLeastOf(count, conditions), negate(atLeastOf(count + 1, conditions))]);
}

function isCall(expression: Expression, names: readonly string[]): boolean {
  return expression.kind === "call" && names.includes(expression.name.toLowerCase());
}

function constant(holds: boolean): Condition {
  return holds ? ALWAYS : NEVER;
}

function isTrue(value: Literal): boolean {
  return value !== "" && value !== false && Number(value) !== 0;
}

function literalIn(expression: Expression | undefined): Literal {
  if (expression?.kind === "literal") return expression.value;
  if (expression?.kind === "calculation") throw new NoCounterpart(expression.operator);
  throw new NoCounterpart(expression?.kind === "variable" ? expression.name : (expression?.kind ?? "()"));
}

function numberIn(expression: Expression): number {
  const value = Number(literalIn(expression));
  if (Number.isNaN(value)) throw new NoCounterpart(String(value));
  return value;
}

function orderingOf(is: Relation): Ordering {
  if (!ORDERINGS.has(is)) throw new NoCounterpart(is);
  return is as Ordering;
}

function compareLiterals(is: Relation, left: Literal, right: Literal): boolean {
  if (is === "equal") return String(left) === String(right);
  const difference = Number(left) - Number(right);
  const orderings: Readonly<Record<Ordering, boolean>> = {
    less: difference < 0,
    atMost: difference <= 0,
    atLeast: difference >= 0,
    greater: difference > 0,
  };
  return orderings[orderingOf(is)];
}
