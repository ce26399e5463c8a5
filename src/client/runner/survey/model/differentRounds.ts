import { type Model, type Question, Serializer } from "survey-core";
import { isJsonObject, type Json } from "../../../../shared/json";
import { isSameAnswer, type Sameness } from "../../../../survey/logic/sameAnswer";
import type { Answer } from "../../../../survey/questionnaire";

/** What an element says where each round of a loop asks for another answer. */
interface DifferenceRule {
  /** Names of the same question in earlier rounds. */
  readonly from: readonly string[];
  readonly by: Sameness;
  readonly text: string;
}

function differingOf(value: unknown): DifferenceRule | undefined {
  return isJsonObject((value ?? null) as Json) ? (value as unknown as DifferenceRule) : undefined;
}

function answerIn(model: Model, name: string): Answer {
  const comment = model.getComment(name).trim();
  return { value: (model.getValue(name) ?? null) as Json, ...(comment ? { comment } : {}) };
}

/** What is said of an answer that an earlier round has already, as the server says it; nothing where it is another one. */
export function repeatedText(model: Model, { name, differing: stated }: Question): string | undefined {
  const differing = differingOf(stated);
  const own = answerIn(model, name);
  return differing?.from.some((other) => isSameAnswer(own, answerIn(model, other), differing.by)) ? differing.text : undefined;
}

/** Ids of the questions whose answers are compared with this one's. */
export function laterRounds(model: Model, questionId: string): readonly string[] {
  const later = model.getAllQuestions().filter(({ differing }) => differingOf(differing)?.from.includes(questionId));
  return later.map(({ name }) => name);
}

/** SurveyJS keeps only members that it knows. */
export function knowDiffering(): void {
  if (!Serializer.findProperty("question", "differing"))
    Serializer.addProperty("question", { name: "differing:value", visible: false });
}
