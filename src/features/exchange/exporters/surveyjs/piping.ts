import { mapTexts, replacePipes } from "../../../../survey/logic/references";
import type { Question } from "../../../../survey/questionnaire";
import type { Lost } from "../shared/lost";
import type { Shape } from "./logic/answerShape";
import type { Scope } from "./logic/scope";

interface PipingContext {
  readonly scope: Scope;
  readonly lost: Lost;
  /** Names of all elements in small letters. */
  readonly names: ReadonlySet<string>;
  readonly byVariable: ReadonlyMap<string, Question>;
  /** Whether the file has the texts of a question's codes: of what is calculated there are the codes alone. */
  readonly hasTexts: (question: Question) => boolean;
  readonly about: string;
}

/** Whether SurveyJS has words for it: none for answers in parts, codes alone for a row of several, of files neither. */
function isWorded(shape: Shape | undefined, [key, ...others]: readonly string[], isPart = false): boolean {
  if (shape?.kind === "parts") return key !== undefined && isWorded(shape.members.get(key), others, true);
  if (!shape || key !== undefined) return false;
  return shape.kind !== "list" || (!isPart && shape.codes.length > 0);
}

/** The texts with `{name}` for `{{variable}}`; what can't be put in is listed, and stays as it is written. */
export function piped<Part extends object>(part: Part, piping: PipingContext): Part {
  const { scope, lost, byVariable, hasTexts, about } = piping;
  return mapTexts(part, (text) => {
    const own = replacePipes(text, (variable, piece, whole) => {
      const question = byVariable.get(variable);
      const operand = question && hasTexts(question) ? scope.find(question.id) : undefined;
      const keys = piece === undefined ? [] : piece.split(":");
      const isKnown = operand !== undefined && isWorded(operand.shape, keys);
      if (question && !isKnown) lost.add(about, "piping", whole);
      // Between braces of its own, so that what is put in isn't taken for one that was written.
      return operand && isKnown ? `\u0002${[operand.path, ...keys].join(".")}\u0003` : whole;
    });
    reportBraces(own, piping);
    return own.replaceAll("\u0002", "{").replaceAll("\u0003", "}");
  });
}

/** What SurveyJS puts in of itself, in small letters. */
export const OWN_WORDS = [
  ..."locale pageno pagecount questioncount correctanswers correctanswercount correctedanswers correctedanswercount".split(" "),
  ..."incorrectanswers incorrectanswercount incorrectedanswers incorrectedanswercount self".split(" "),
];

/** Words between braces that SurveyJS would take for one of its names: it knows no way to write them. */
export function reportBraces(text: string, { names, lost, about }: Pick<PipingContext, "names" | "lost" | "about">): void {
  for (const [whole, inner = ""] of text.matchAll(/\{([^{}]+)\}/g)) {
    const [name = ""] = inner.trim().toLowerCase().split(/[.[]/);
    if (names.has(name.replace(/^\$/, "").replace(/-unwrapped$/, ""))) lost.add(about, "piping", whole);
  }
}
