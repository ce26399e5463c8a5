/** How the files of answers name what they belong to. */
export const ANSWER_PURPOSE = "answer";

export const FILE_ENTITY = "response";
