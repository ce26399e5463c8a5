import type { Model, Question, QuestionRatingModel } from "survey-core";

/** What is tapped again within this time, in milliseconds, was tapped twice by one hand. */
const AGAIN_MS = 1_000;

const answered = new WeakMap<Question, number>();

/** From now on for a moment, tapping the question's point again leaves it chosen. */
export function noteTap(question: Question): void {
  answered.set(question, performance.now());
}

function isAgain(question: QuestionRatingModel, tapped: unknown): boolean {
  const wasAt = answered.get(question) ?? Number.NEGATIVE_INFINITY;
  return String(question.value) === String(tapped) && performance.now() - wasAt < AGAIN_MS;
}

/**
 * SurveyJS takes back a rating whose point is tapped again. Of a double tap that would leave no answer, all the more where its
 * first half went into the server's page and its second into the script's: only a later tap takes it back.
 */
export function passOverDoubleTaps(model: Model): void {
  model.onValueChanged.add((_, { question }) => question && noteTap(question as Question));
  for (const question of model.getAllQuestions()) {
    if (question.getType() !== "rating") continue;
    const rating = question as QuestionRatingModel;
    const set = rating.setValueFromClick.bind(rating);
    rating.setValueFromClick = (value: unknown) => {
      if (!isAgain(rating, value)) set(value);
    };
  }
}
