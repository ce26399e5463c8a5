import type { Condition } from "../../../../../survey/logic/condition";
import { allOf, isAlways, readable } from "../../shared/expressions/combine";
import { isNotZero } from "../../shared/expressions/meaning";
import { type Expression, NoCounterpart } from "../../shared/expressions/syntax";
import { toCondition } from "../../shared/expressions/toCondition";
import { mayHoldWithout } from "../../shared/logic/mayHoldWithout";
import { type Dictionary, wholeMeaning } from "../expressions/dictionary";
import { parseEquation } from "../expressions/parseEquation";
import type { Source } from "../expressions/sources";
import { unknown } from "../expressions/variables";

/** Calculations of calculations would grow without end. */
const MOST_CALCULATIONS = 50;

/** Turns equations into conditions, in the order of the survey. */
export class Equations {
  /** When the questions of a source are asked, where that depends on anything. */
  private readonly relevances = new Map<Source, Condition>();

  /** How many calculations the equation at hand has had written out. */
  private written = 0;

  constructor(readonly dictionary: Dictionary) {}

  /** To be said before an equation that looks at the source is read. */
  setRelevance(source: Source, condition: Condition): void {
    if (!isAlways(condition)) this.relevances.set(source, condition);
  }

  /** @throws NoCounterpart where it can't be said here as a whole */
  read(text: string, own?: Source): Condition {
    return this.condition(parseEquation(text), own);
  }

  condition(written: Expression, own?: Source): Condition {
    this.written = 0;
    const expression = this.inlined(written, new Set());
    const find = (name: string) => this.dictionary.find(name, own);
    const meaningOf = (name: string) => {
      const { variables } = find(name);
      const [only] = variables;
      return only && variables.length === 1 && !name.endsWith(".shown") ? only.meaning() : unknown(name);
    };
    const condition = toCondition(expression, {
      meaningOf,
      truthOf: (name) => isNotZero(meaningOf(name)),
      meaningsOf: (name) => find(name).variables.map(({ meaning }) => meaning()),
      wholeOf: (names) => {
        const isNamed = names.every((name) => name !== "");
        return isNamed
          ? wholeMeaning(
              names.flatMap((name) => find(name).variables),
              this.dictionary,
            )
          : undefined;
      },
    });
    return readable(allOf([...this.guards(expression, condition, own), readable(condition)]));
  }

  /**
   * An expression is false where a variable that it names without `.NAOK` wasn't asked for: said where the condition
   * alone would hold for those as well.
   */
  private guards(expression: Expression, condition: Condition, own: Source | undefined): readonly Condition[] {
    const strict = namesIn(expression)
      .map((name) => this.dictionary.find(name, own))
      .filter(({ isLenient }) => !isLenient);
    return [...new Set(strict.map(({ source }) => source))].flatMap((source) => {
      const relevance = this.relevances.get(source);
      const questions = new Set(source.questions.map(({ id }) => id));
      return relevance && mayHoldWithout(condition, questions) ? [relevance] : [];
    });
  }

  /** With the calculations that it refers to written out: a calculation is nothing that is asked. */
  private inlined(expression: Expression, seen: ReadonlySet<Source>): Expression {
    if (expression.kind === "variable") return this.calculated(expression.name, seen) ?? expression;
    if (expression.kind === "not") return { ...expression, of: this.inlined(expression.of, seen) };
    if (expression.kind === "all" || expression.kind === "any")
      return { ...expression, members: expression.members.map((member) => this.inlined(member, seen)) };
    if (expression.kind === "comparison")
      return { ...expression, left: this.inlined(expression.left, seen), right: this.inlined(expression.right, seen) };
    if (expression.kind === "call") return { ...expression, args: expression.args.map((arg) => this.inlined(arg, seen)) };
    return expression;
  }

  private calculated(name: string, seen: ReadonlySet<Source>): Expression | undefined {
    const source = this.dictionary.sourceOf(name.replace(/\.NAOK$/, ""));
    if (!source || source.questions.length > 0 || seen.has(source)) return undefined;
    const { text, row } = source.source;
    const written = new Set(Object.values(text).map((own) => own.replace(/<[^<>]*>/g, "").trim()));
    const [only = ""] = written;
    const inner = /^\{([^{}]*)\}$/.exec(only)?.[1];
    const isConditional = (row.relevance ?? "").trim() !== "" && row.relevance?.trim() !== "1";
    // One that isn't always calculated, or not alike in all languages, would say something else here.
    this.written += 1;
    const isTooLong = this.written > MOST_CALCULATIONS;
    if (inner === undefined || written.size > 1 || isConditional || isTooLong) throw new NoCounterpart(name);
    return this.inlined(parseEquation(inner), new Set([...seen, source]));
  }
}

function namesIn(expression: Expression): readonly string[] {
  if (expression.kind === "variable") return [expression.name];
  if (expression.kind === "not") return namesIn(expression.of);
  if (expression.kind === "all" || expression.kind === "any") return expression.members.flatMap(namesIn);
  if (expression.kind === "comparison") return [...namesIn(expression.left), ...namesIn(expression.right)];
  return expression.kind === "call" ? expression.args.flatMap(namesIn) : [];
}
