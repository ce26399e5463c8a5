import { isJsonObject, type Json } from "../../../../../shared/json";
import type { Condition } from "../../../../../survey/logic/condition";
import { optionsOf } from "../../../../../survey/logic/references";
import type { Question } from "../../../../../survey/questionnaire";
import type { AnswerForms } from "../../shared/expressions/answerForm";
import { anyOf } from "../../shared/expressions/combine";
import { answersOf, codesBy, type Meaning, valueMeaning } from "../../shared/expressions/meaning";
import { NoCounterpart } from "../../shared/expressions/syntax";
import type { ConvertedElement } from "./converted";

/** An answer as a name in braces asks for it. */
export interface AnswerName {
  readonly question: Question;
  readonly part?: string;
}

/** What SurveyJS stores for "don't know". */
const DONT_KNOW = "dontknow";

/** Finds the questions that names between braces stand for. */
export class Names {
  private readonly elements: ReadonlyMap<string, ConvertedElement>;

  constructor(
    elements: readonly ConvertedElement[],
    private readonly forms: AnswerForms,
  ) {
    this.elements = new Map(elements.map((element) => [element.name.toLowerCase(), element]));
  }

  element(name: string): ConvertedElement | undefined {
    return this.elements.get(name.trim().toLowerCase());
  }

  /** After `#` texts have the order of their letters, also those that spell numbers. @throws NoCounterpart */
  meaningOf(name: string): Meaning {
    const text = name.replace(/^#/, "").trim();
    const meaning = this.plainMeaning(text);
    const named = name.startsWith("#") ? this.find(text) : undefined;
    const isText = named && this.forms(named.question, named.part) === "text";
    return isText ? { ...meaning, ordered: () => unknown(name) } : meaning;
  }

  private plainMeaning(text: string): Meaning {
    const counted = /^(.+)\.length$/.exec(text)?.[1];
    const element = this.element(counted ?? text);
    if (element) return counted === undefined ? wholeMeaning(element, this.forms) : lengthOf(wholeMeaning(element, this.forms));
    const { question, part } = this.find(text) ?? unknown(text);
    return part === undefined
      ? unknown(text)
      : valueMeaning({ question, part, forms: this.forms, codes: columnCodes(this.ownerOf(text), question) });
  }

  /** Alone it holds for what is true; what of other answers counts as true depends on where it stands. @throws NoCounterpart */
  truthOf(name: string): Condition {
    const element = this.element(name);
    const [question] = element?.questions ?? [];
    const isSwitch = element && question && optionCodes(element, question).has("true");
    return isSwitch ? this.meaningOf(name).equal(true) : unknown(name);
  }

  /** The question, or the part of one, whose answer a text puts in. */
  find(name: string): AnswerName | undefined {
    const whole = this.element(name);
    if (whole) return whole.questions.length === 1 ? firstOf(whole, this.forms) : undefined;
    const owner = this.ownerOf(name);
    const [question] = owner?.questions ?? [];
    if (!owner || !question || owner.questions.length !== 1) return undefined;
    const [row = "", column] = partsAfter(name, owner.name);
    const part = partCode(owner, question, row);
    if (part === undefined || column === undefined) return part === undefined ? undefined : { question, part };
    return this.forms(question, part) === "parts"
      ? { question, part: `${part}:${columnCode(owner, question, column)}` }
      : undefined;
  }

  /** The element whose name the longest beginning is; rows and columns follow after points. */
  private ownerOf(name: string): ConvertedElement | undefined {
    for (let at = name.lastIndexOf("."); at > 0; at = name.lastIndexOf(".", at - 1)) {
      const element = this.element(name.slice(0, at));
      if (element) return element;
    }
    return undefined;
  }
}

function unknown(name: string): never {
  throw new NoCounterpart(`{${name}}`);
}

function firstOf({ questions: [question] }: ConvertedElement, forms: AnswerForms): AnswerName | undefined {
  return question && forms(question) !== undefined ? { question } : undefined;
}

function wholeMeaning(element: ConvertedElement, forms: AnswerForms): Meaning {
  const [question] = element.questions;
  if (!question || element.questions.length !== 1) return unknown(element.name);
  const meaning = valueMeaning({ question, forms, codes: optionCodes(element, question) });
  return question.dontKnow ? withDontKnow(meaning, question) : meaning;
}

/** SurveyJS stores "don't know" as an answer like any other. */
function withDontKnow(meaning: Meaning, question: Question): Meaning {
  const unsure: Condition = { question: question.id, is: "dontKnow" };
  return {
    ...meaning,
    filled: anyOf([meaning.filled, unsure]),
    equal: (value) => {
      if (value === DONT_KNOW) return unsure;
      return value === "" ? { not: anyOf([meaning.filled, unsure]) } : meaning.equal(value);
    },
  };
}

function lengthOf(meaning: Meaning): Meaning {
  return {
    ...meaning,
    equal: (value) => meaning.counted("equal", Number(value)),
    ordered: (is, value) => meaning.counted(is, Number(value)),
  };
}

/** The values of a list as the file writes them. */
export function valuesOf(list: Json | undefined, key = "value"): readonly string[] {
  return (Array.isArray(list) ? list : []).map((item: Json, index) => {
    const value = isJsonObject(item) ? (item[key] ?? index + 1) : item;
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  });
}

function optionCodes({ source }: ConvertedElement, question: Question): ReadonlyMap<string, string> {
  const written =
    source.type === "boolean" ? [source.valueTrue ?? true, source.valueFalse ?? false] : (source.choices ?? source.rateValues);
  return codesBy(valuesOf(written), answersOf(question));
}

function columnCodes(element: ConvertedElement | undefined, question: Question): ReadonlyMap<string, string> {
  return codesBy(valuesOf(element?.source.columns), optionsOf(question, "columns"));
}

function partsAfter(name: string, owner: string): readonly string[] {
  return name.slice(owner.length + 1).split(".");
}

/** Our code of a row or field by the file's. */
function partCode({ source }: ConvertedElement, question: Question, written: string): string | undefined {
  const rows = optionsOf(question, "rows");
  const values = rows.length > 0 ? valuesOf(source.rows) : valuesOf(source.items, "name");
  return (rows.length > 0 ? rows : optionsOf(question, "fields"))[values.indexOf(written)]?.code;
}

function columnCode({ source }: ConvertedElement, question: Question, written: string): string {
  return optionsOf(question, "columns")[valuesOf(source.columns, "name").indexOf(written)]?.code ?? unknown(written);
}
