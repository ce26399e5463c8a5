/** Errors of Neuro studies; their texts are `errors.neuro.*`. */
export const NEURO_ERRORS = {
  /** The questionnaire has no Neuro test. */
  noTest: { code: "neuro.noTest", status: 422 },
  /** The study says neither whom its advertisements are compared with nor what they are for. */
  incomplete: { code: "neuro.incomplete", status: 422 },
  calculating: { code: "neuro.calculating", status: 409 },
} as const;
