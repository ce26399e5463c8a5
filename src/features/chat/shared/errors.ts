/** What a chat refuses. */
export const CHAT_ERRORS = {
  empty: { code: "chat.empty", status: 400 },
  noFile: { code: "chat.noFile", status: 400 },
  mayNotWrite: { code: "chat.mayNotWrite", status: 409 },
  keyUsed: { code: "chat.keyUsed", status: 409 },
  fileType: { code: "chat.fileType", status: 415 },
  fileTooLarge: { code: "chat.fileTooLarge", status: 413 },
} as const;
