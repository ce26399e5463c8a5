import { type Expression, NoCounterpart, type Relation } from "./syntax";
import type { Token } from "./tokenize";

/** The words and signs of a format, in lower case. */
export interface Grammar {
  readonly or: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly not: ReadonlySet<string>;
  readonly relations: ReadonlyMap<string, Relation>;
  /** Written after what they are about: whether it is filled. */
  readonly fillings?: ReadonlyMap<string, boolean>;
  /** What a bare word means that isn't called. @default a variable */
  readonly bareWord?: (text: string) => Expression;
}

const DEEPEST = 60;
const CALCULATING: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%", "^"]);

/**
 * Recursive descent, loosest first: or, and, comparison, calculation, not, and what stands alone.
 * @throws NoCounterpart where the text is no expression of the grammar
 */
export function parseExpression(tokens: readonly Token[], grammar: Grammar): Expression {
  const parser = new Parser(tokens, grammar);
  const expression = parser.disjunction();
  parser.expectEnd();
  return expression;
}

class Parser {
  private at = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly grammar: Grammar,
  ) {}

  disjunction(): Expression {
    return this.joined("any", this.grammar.or, () => this.joined("all", this.grammar.and, () => this.comparison()));
  }

  expectEnd(): void {
    const rest = this.tokens[this.at];
    if (rest) throw new NoCounterpart(rest.text);
  }

  private joined(kind: "all" | "any", words: ReadonlySet<string>, next: () => Expression): Expression {
    const members = [next()];
    while (this.takeWord((word) => words.has(word)) !== undefined) members.push(next());
    const [only] = members;
    return only && members.length === 1 ? only : { kind, members };
  }

  private comparison(): Expression {
    const left = this.calculation();
    const word = this.takeWord((candidate) => this.grammar.relations.has(candidate));
    const is = word === undefined ? undefined : this.grammar.relations.get(word);
    if (is) return { kind: "comparison", is, left, right: this.calculation() };
    const filling = this.takeWord((candidate) => this.grammar.fillings?.has(candidate) ?? false);
    if (filling === undefined) return left;
    const isEmpty: Expression = { kind: "call", name: "empty", args: [left] };
    return this.grammar.fillings?.get(filling) ? { kind: "not", of: isEmpty } : isEmpty;
  }

  /** Calculations have no counterpart, yet they are read, so that what is reported is the calculation and no fault. */
  private calculation(): Expression {
    let left = this.operand();
    let operator = this.takeWord((word) => CALCULATING.has(word));
    while (operator !== undefined) {
      this.operand();
      left = { kind: "calculation", operator };
      operator = this.takeWord((word) => CALCULATING.has(word));
    }
    return left;
  }

  private operand(): Expression {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new NoCounterpart("(");
    const operand = this.primary();
    this.depth -= 1;
    return operand;
  }

  private primary(): Expression {
    if (this.takeWord((word) => this.grammar.not.has(word)) !== undefined) return { kind: "not", of: this.operand() };
    if (this.takeWord((word) => word === "-") !== undefined) return negative(this.operand());
    if (this.takeSymbol("(")) return this.closed(this.disjunction(), ")");
    if (this.takeSymbol("[")) return { kind: "list", items: this.list("]") };
    const token = this.tokens[this.at];
    if (!token || token.kind === "symbol") throw new NoCounterpart(token?.text ?? "");
    this.at += 1;
    return this.standing(token);
  }

  private standing({ kind, text }: Token): Expression {
    if (kind === "number") return { kind: "literal", value: Number(text) };
    if (kind === "string") return { kind: "literal", value: text.replace(/\\(.)/g, "$1") };
    if (kind === "variable") return { kind: "variable", name: text };
    if (this.takeSymbol("(")) return { kind: "call", name: text, args: this.list(")") };
    return this.grammar.bareWord?.(text) ?? { kind: "variable", name: text };
  }

  private list(end: string): readonly Expression[] {
    if (this.takeSymbol(end)) return [];
    const items = [this.disjunction()];
    while (this.takeSymbol(",")) items.push(this.disjunction());
    return this.closed(items, end);
  }

  private closed<Inner>(inner: Inner, end: string): Inner {
    if (!this.takeSymbol(end)) throw new NoCounterpart(this.tokens[this.at]?.text ?? end);
    return inner;
  }

  private takeSymbol(text: string): boolean {
    const token = this.tokens[this.at];
    if (token?.kind !== "symbol" || token.text !== text) return false;
    this.at += 1;
    return true;
  }

  /** The next sign or bare word in lower case, where it is one of these. */
  private takeWord(isWanted: (word: string) => boolean): string | undefined {
    const token = this.tokens[this.at];
    const word = token?.kind === "symbol" || token?.kind === "name" ? token.text.toLowerCase() : undefined;
    if (word === undefined || !isWanted(word)) return undefined;
    this.at += 1;
    return word;
  }
}

function negative(of: Expression): Expression {
  const isNumber = of.kind === "literal" && typeof of.value === "number";
  return isNumber ? { kind: "literal", value: -Number(of.value) } : { kind: "calculation", operator: "-" };
}
