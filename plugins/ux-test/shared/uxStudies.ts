import { UX_TASK } from "../questions/uxTask";

/** Question types that are tasks, beside those on a site. */
export const CLICK_TEST = "click-test";
export const CARD_SORTING = "card-sorting";
/** System Usability Scale, asked after all tasks. */
export const SUS = "sus";

/**
 * Studies of the clients' suite that people of the panel take part in: the question type that is their task, and the rule
 * that says it is missing.
 */
export const UX_STUDIES = {
  UX_QUANTITATIVE: { task: UX_TASK, missing: "uxNoTask" },
  CLICK_TEST: { task: CLICK_TEST, missing: "uxNoClickTest" },
  CARD_SORTING: { task: CARD_SORTING, missing: "uxNoCardSorting" },
} as const;

export type UxStudy = keyof typeof UX_STUDIES;

export const isUxStudy = (type: unknown): type is UxStudy => Object.hasOwn(UX_STUDIES, String(type));
