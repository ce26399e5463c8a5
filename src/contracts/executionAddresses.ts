/** Bases of the calls by which the runner answers a questionnaire. */
export const EXECUTION_ADDRESSES = {
  member: "/api/activities/:id/execution",
  preview: "/api/activities/:id/preview",
  studyPreview: "/api/studies/:id/preview",
  link: "/api/surveys/:linkToken/execution",
} as const;
