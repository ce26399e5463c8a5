import type { QuestionType } from "../../../src/survey/questionType";
import { cardSorting } from "./cardSorting";
import { clickTest } from "./clickTest";
import { imagePath } from "./imagePath";
import { sus } from "./sus";
import { uxTaskQuestion } from "./uxTask";

/** The types of questions that usability tests ask with. */
export const uxQuestions: readonly QuestionType[] = [uxTaskQuestion, clickTest, imagePath, cardSorting, sus];
