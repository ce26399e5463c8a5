import type { JsonObject } from "../../shared/json";

/** Ids of questions, as documents may spell them. */
export const QUESTION_ID = "^[A-Za-z0-9_.-]{1,100}$";
export const questionIdSchema: JsonObject = { type: "string", pattern: QUESTION_ID };

/** A BCP 47 tag, loosely: imported questionnaires bring their own. */
export const LANGUAGE_TAG = "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$";
export const languageSchema: JsonObject = { type: "string", pattern: LANGUAGE_TAG, maxLength: 35 };
