/** What UX studies refuse. */
export const UX_ERRORS = {
  /** A study whose questionnaire doesn't ask the task that it is named after. */
  noTask: { code: "uxTest.noTask", status: 422 },
} as const;
