import { type Model, type Question, Serializer } from "survey-core";

type FitsPattern = typeof import("../../../../shared/linearPattern")["fitsPattern"];

/** Read by the same engine as on the server, which comes only where an author has written a pattern. */
let fitsPattern: FitsPattern | undefined;

/** Fetches what reads authors' patterns; rejects where it can't be had, and then the server alone decides. */
export async function loadPatterns(): Promise<void> {
  ({ fitsPattern } = await import("../../../../shared/linearPattern"));
}

/** Lets SurveyJS keep two members that it doesn't know: a pattern of the author's and a phone's keyboard. */
export function knowFormats(): void {
  for (const name of ["ownPattern", "keyboard"]) {
    if (!Serializer.findProperty("question", name)) Serializer.addProperty("question", { name: `${name}:text`, visible: false });
  }
}

/** What SurveyJS asks of an expression, blanks around the text apart: until the engine is there every text will do. */
function testerOf(pattern: string): Pick<RegExp, "test"> {
  return { test: (text) => fitsPattern?.(pattern, text.trim()) ?? true };
}

/** Authors' patterns go to an engine that takes no longer than the text is: in a browser's own, one could stop the page. */
export function readOwnPatterns(model: Model): void {
  const own = new Set(model.getAllQuestions().flatMap((question): readonly string[] => question.ownPattern || []));
  if (own.size === 0) return;
  void loadPatterns().catch(() => undefined);
  const native = model.createRegexValidator.bind(model);
  // SurveyJS's event for this can change an expression, but not what reads it.
  model.createRegexValidator = (question: Question, validator, pattern, flags) =>
    own.has(pattern) ? (testerOf(pattern) as RegExp) : native(question, validator, pattern, flags);
}

/** The keyboard that fits what is to be typed. */
export function offerKeyboard(element: ParentNode, question: Question): void {
  const { keyboard } = question;
  if (!keyboard) return;
  for (const input of element.querySelectorAll<HTMLInputElement>("input[type=text]")) input.inputMode = keyboard;
}
