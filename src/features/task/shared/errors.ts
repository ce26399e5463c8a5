/** What a task refuses. */
export const TASK_ERRORS = {
  photoMissing: { code: "task.photoMissing", status: 400 },
  videoMissing: { code: "task.videoMissing", status: 400 },
  fileMissing: { code: "task.fileMissing", status: 400 },
  tooShort: { code: "task.tooShort", status: 400 },
  hasAnswers: { code: "task.hasAnswers", status: 409 },
} as const;
