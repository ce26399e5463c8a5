/** What a conversation refuses. */
export const COMMENT_ERRORS = {
  notChangeable: { code: "comments.notChangeable", status: 409 },
  mayNotWrite: { code: "comments.mayNotWrite", status: 403 },
  mayNotReport: { code: "comments.mayNotReport", status: 409 },
  notYet: { code: "comments.notYet", status: 409 },
  oneThread: { code: "comments.oneThread", status: 409 },
  holdsCode: { code: "comments.holdsCode", status: 400 },
  topicMissing: { code: "comments.topicMissing", status: 400 },
  noFile: { code: "comments.noFile", status: 400 },
  fileType: { code: "comments.fileType", status: 415 },
  fileTooLarge: { code: "comments.fileTooLarge", status: 413 },
  keyUsed: { code: "comments.keyUsed", status: 409 },
  changed: { code: "comments.changed", status: 409 },
} as const;
