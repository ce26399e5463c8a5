import {
  FunctionFactory,
  Helpers,
  type Model,
  type Question,
  QuestionTextModel,
  Serializer,
  type SurveyError,
} from "survey-core";
import { readNumber, writeNumber } from "../../../../shared/readNumber";
import { ruleText } from "../../../../survey/questions/ruleTexts";

/** What SurveyJS keeps of a text field beside its value, in its own terms. */
interface TextFieldState {
  /** What the field shows. */
  _inputValue: unknown;
  doNotUpdateInputValue: boolean;
  convertToCorrectValue: (value: unknown) => unknown;
  updateInputValue: () => void;
}

/** Decimals that a question takes at most; nothing where it says none. */
const limits = new WeakMap<Question, number | undefined>();

/** SurveyJS's own fails on a text: what is no number makes no sum. */
function sumOf(values: readonly unknown[]): number {
  const given = values.flat().filter((value) => value !== undefined && value !== null && value !== "");
  return given.reduce<number>((sum, value) => sum + (typeof value === "number" ? value : Number.NaN), 0);
}

/** Lets SurveyJS keep how many decimals a question takes, which tells what `1.234` means. */
export function knowNumbers(): void {
  FunctionFactory.Instance.register("sum", sumOf);
  if (!Serializer.findProperty("question", "decimals"))
    Serializer.addProperty("question", { name: "decimals:number", visible: false });
}

/** Whether a field takes numbers. */
export function isNumberField(question: Question): boolean {
  return limits.has(question);
}

function readIn(question: Question, text: unknown): unknown {
  if (typeof text !== "string") return text;
  const read = readNumber(text, limits.get(question));
  if (read.kind === "empty") return undefined;
  return read.kind === "number" ? read.value : text;
}

/**
 * Makes a field for numbers one of text: browsers drop from `type=number` what they don't read as a number, a comma e.g.,
 * and say nothing. Its value is the number, or the text that is none; it shows what was typed.
 */
function takeText(question: QuestionTextModel, decimals: number | undefined, language: string): void {
  if (question.inputType !== "number") return;
  question.inputType = "text";
  limits.set(question, decimals);
  const state = question as unknown as TextFieldState;
  state.convertToCorrectValue = (value) => readIn(question, value);
  state.updateInputValue = () => {
    if (state.doNotUpdateInputValue) return;
    state._inputValue = typeof question.value === "number" ? writeNumber(question.value, language) : question.value;
  };
  Object.defineProperty(question, "inputValue", {
    get: () => state._inputValue,
    set: (text: unknown) => {
      state._inputValue = text;
      const value = readIn(question, text);
      if (Helpers.isTwoValueEquals(question.value, value, false, true, false)) return;
      state.doNotUpdateInputValue = true;
      question.value = value;
      state.doNotUpdateInputValue = false;
    },
  });
  state.updateInputValue();
}

/** In words where a text is no number; what SurveyJS would say beside goes. */
function sayFault(question: Question, errors: SurveyError[], language: string): void {
  const { value } = question;
  if (!limits.has(question) || typeof value !== "string") return;
  const read = readNumber(value, limits.get(question));
  const [error] = errors;
  if (read.kind !== "fault" || !error) return;
  error.text = ruleText(read.fault, language);
  errors.splice(0, errors.length, error);
}

/** Lets all fields for numbers take comma and point, and say what they don't take. */
export function takeNumbers(model: Model, language: string): void {
  for (const question of model.getAllQuestions()) {
    const { decimals } = question;
    const fields =
      question.getType() === "multipletext" ? question.items.map(({ editor }: { editor: Question }) => editor) : [question];
    for (const field of fields) if (field instanceof QuestionTextModel) takeText(field, decimals, language);
  }
  model.onMatrixCellCreated.add((_, { question, cellQuestion }) => {
    if (cellQuestion instanceof QuestionTextModel) takeText(cellQuestion, question.decimals, language);
  });
  model.onSettingQuestionErrors.add((_, { question, errors }) => sayFault(question, errors, language));
}
