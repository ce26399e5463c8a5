/** LimeSurvey gives another one where a survey has it already. */
export const SURVEY_ID = 100_000;

/**
 * Numbers of questions begin far beyond those that codes end in: LimeSurvey 7 calls columns `Q` and the number, and takes a
 * code such as `Q12` in an expression for the question of that number.
 */
const BEFORE_QUESTIONS = 100_000;

/** Hands out numbers, one after the other. */
export class Ids {
  private readonly last = { question: BEFORE_QUESTIONS, answer: 0, text: 0, answerText: 0 };

  next(kind: keyof Ids["last"]): number {
    this.last[kind] += 1;
    return this.last[kind];
  }
}
