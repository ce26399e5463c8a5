import { mapTexts, replacePipes } from "../../../../schema/logic/references";
import type { Question } from "../../../../schema/questionnaire";
import type { Lost } from "../shared/lost";
import type { Scope } from "./logic/scope";

interface Piping {
  readonly scope: Scope;
  readonly lost: Lost;
  /** Names of all elements in small letters. */
  readonly names: ReadonlySet<string>;
  readonly byVariable: ReadonlyMap<string, Question>;
  readonly about: string;
}

/** The texts with `{name}` for `{{variable}}`; what can't be put in is listed, and stays as it is written. */
export function piped<Part extends object>(part: Part, piping: Piping): Part {
  const { scope, lost, byVariable, about } = piping;
  return mapTexts(part, (text) => {
    const own = replacePipes(text, (variable, piece, whole) => {
      const question = byVariable.get(variable);
      const operand = question && scope.find(question.id);
      const isKnown = operand !== undefined && (piece === undefined || operand.shape.kind === "parts");
      if (question && !isKnown) lost.add(about, "piping", whole);
      // Between braces of its own, so that what is put in isn't taken for one that was written.
      return operand && isKnown ? `\u0002${[operand.path, ...(piece ? piece.split(":") : [])].join(".")}\u0003` : whole;
    });
    reportBraces(own, piping);
    return own.replaceAll("\u0002", "{").replaceAll("\u0003", "}");
  });
}

/** Words between braces that SurveyJS would take for one of its names: it knows no way to write them. */
export function reportBraces(text: string, { names, lost, about }: Pick<Piping, "names" | "lost" | "about">): void {
  for (const [whole, inner = ""] of text.matchAll(/\{([^{}]+)\}/g)) {
    const [name = ""] = inner.trim().toLowerCase().split(/[.[]/);
    if (names.has(name)) lost.add(about, "piping", whole);
  }
}
