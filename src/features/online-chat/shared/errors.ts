/** What an online chat refuses. */
export const CHAT_ERRORS = {
  muted: { code: "onlineChat.muted", status: 403 },
  notLive: { code: "onlineChat.notLive", status: 409 },
  onlyQuestions: { code: "onlineChat.onlyQuestions", status: 409 },
  questionSent: { code: "onlineChat.questionSent", status: 409 },
} as const;
