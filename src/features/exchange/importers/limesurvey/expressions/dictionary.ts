import type { AnswerForms } from "../../shared/expressions/answerForm";
import { type Meaning, valueMeaning } from "../../shared/expressions/meaning";
import type { Source } from "./sources";
import { unknown, type Variable, variablesOf } from "./variables";

/** A name as an expression writes it, taken apart. */
export interface NameReference {
  readonly source: Source;
  readonly variables: readonly Variable[];
  /** Also asked for where the question wasn't: a blank then, where without it the whole expression is false. */
  readonly isLenient: boolean;
}

/** Ends of names that mean the answer itself; the others ask for something else about the question. */
const ENDINGS: ReadonlySet<string> = new Set(["NAOK", "code", "value", "shown"]);

/** Codes of a question and a part have 20 characters each at most; where they part is found by trying each place. */
const LONGEST_NAME = 300;

/** Finds what the names in expressions stand for. */
export class Dictionary {
  private readonly byCode: ReadonlyMap<string, Source>;
  private readonly byNumber: ReadonlyMap<string, Source>;
  private readonly byQuestion: ReadonlyMap<string, Source>;
  private readonly known = new Map<Source, ReadonlyMap<string, Variable>>();

  /** @param hasAssessments whether `.value` is a score */
  constructor(
    sources: readonly Source[],
    private readonly hasAssessments: boolean,
    readonly forms: AnswerForms,
  ) {
    this.byCode = new Map(sources.map((source) => [source.source.code, source]));
    this.byNumber = new Map(sources.map((source) => [source.source.qid, source]));
    this.byQuestion = new Map(sources.flatMap((source) => source.questions.map(({ id }) => [id, source])));
  }

  sourceOf(code: string): Source | undefined {
    return this.byCode.get(code);
  }

  sourceByNumber(qid: string): Source | undefined {
    return this.byNumber.get(qid);
  }

  sourceOfQuestion(id: string): Source | undefined {
    return this.byQuestion.get(id);
  }

  /** @param own the question whose expression it is, for `this` and `self` @throws NoCounterpart */
  find(name: string, own?: Source): NameReference {
    if (name.length > LONGEST_NAME) return unknown(name);
    const [head = "", ...endings] = name.replace(/^INSERTANS:/, "").split(".");
    if (/^(that|self)$/.test(head)) return this.findWhole(head, endings, name, own);
    const isKnown = endings.every((ending) => ENDINGS.has(ending) && !(ending === "value" && this.hasAssessments));
    const found = isKnown ? this.findVariable(head.replace("#", "_")) : undefined;
    return found ? { ...found, isLenient: endings.includes("NAOK") } : unknown(name);
  }

  variableOf(source: Source, suffix: string): Variable | undefined {
    const known =
      this.known.get(source) ?? new Map(variablesOf(source, this.forms).map((variable) => [variable.suffix, variable]));
    this.known.set(source, known);
    return known.get(suffix);
  }

  variablesOf(source: Source): readonly Variable[] {
    this.variableOf(source, "");
    return [...(this.known.get(source)?.values() ?? [])];
  }

  /** `that.Q1`, `self`: all variables of a question, without comments. */
  private findWhole(head: string, endings: readonly string[], name: string, own: Source | undefined): NameReference {
    const [code = "", ...rest] = head === "that" ? endings : ["", ...endings];
    const source = head === "that" ? this.byCode.get(code) : own;
    if (!source || !rest.every((ending) => ending === "NAOK" || ending === "nocomments")) return unknown(name);
    const variables = this.variablesOf(source).filter(({ question }) => question === source.questions[0]);
    return { source, variables, isLenient: rest.includes("NAOK") };
  }

  private findVariable(name: string): Omit<NameReference, "isLenient"> | undefined {
    const numbers = /^\d+X\d+X(\d+)(.*)$/.exec(name);
    if (numbers) return this.findByNumber(`${numbers[1]}${numbers[2]}`);
    const whole = this.byCode.get(name);
    if (whole) return this.found(whole, "");
    for (let at = name.lastIndexOf("_"); at > 0; at = name.lastIndexOf("_", at - 1)) {
      const source = this.byCode.get(name.slice(0, at));
      const found = source && this.found(source, name.slice(at + 1));
      if (found) return found;
    }
    return undefined;
  }

  /** The question's number and the part's code stand without anything between: the longest number that fits counts. */
  private findByNumber(text: string): Omit<NameReference, "isLenient"> | undefined {
    for (let end = text.length; end > 0; end -= 1) {
      const source = this.byNumber.get(text.slice(0, end));
      const found = source && this.found(source, text.slice(end).replace(/^_/, ""));
      if (found) return found;
    }
    return undefined;
  }

  private found(source: Source, suffix: string): Omit<NameReference, "isLenient"> | undefined {
    const variable = this.variableOf(source, suffix);
    return variable && { source, variables: [variable] };
  }
}

/** Where the variables are all that a question has, they can be counted as one. */
export function wholeMeaning(variables: readonly Variable[], dictionary: Dictionary): Meaning | undefined {
  const [first] = variables;
  const question = first?.question;
  if (!question) return undefined;
  const source = dictionary.sourceOfQuestion(question.id);
  const all = source ? dictionary.variablesOf(source).filter((variable) => variable.question === question) : [];
  const isWhole = all.length > 1 && all.length === variables.length && all.every((variable) => variables.includes(variable));
  const form = dictionary.forms(question);
  // A table's rows count once, however many of their cells are filled.
  const isCounted = form === "list" || (form === "parts" && all.every(({ part }) => part !== undefined));
  return isWhole && isCounted ? valueMeaning({ question, forms: dictionary.forms }) : undefined;
}
