import type { QuestionType } from "../../../survey/questionType";
import { cardSort } from "./card-sort";
import { computed } from "./computed";
import { date } from "./date";
import { dividePoints } from "./divide-points";
import { fileUpload } from "./file-upload";
import { hidden } from "./hidden";
import { imageUpload } from "./image-upload";
import { informativeText } from "./informative-text";
import { longText } from "./long-text";
import { matrix } from "./matrix";
import { maxDiff } from "./max-diff";
import { multipleChoice } from "./multiple-choice";
import { multipleImage } from "./multiple-image";
import { multipleNumbers } from "./multiple-numbers";
import { multipleTexts } from "./multiple-texts";
import { nps } from "./nps";
import { number } from "./number";
import { order } from "./order";
import { random } from "./random";
import { rating } from "./rating";
import { shortText } from "./short-text";
import { singleChoice } from "./single-choice";
import { singleImage } from "./single-image";
import { slider } from "./slider";

/** The question types of spec section 3 and what researchers expect beside them, in the order in which the editor offers them. */
export const questionTypes: readonly QuestionType[] = [
  singleChoice,
  multipleChoice,
  rating,
  nps,
  slider,
  order,
  maxDiff,
  matrix,
  cardSort,
  shortText,
  longText,
  multipleTexts,
  number,
  multipleNumbers,
  dividePoints,
  date,
  singleImage,
  multipleImage,
  imageUpload,
  fileUpload,
  random,
  hidden,
  computed,
  informativeText,
];
