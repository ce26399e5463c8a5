/** What the assistant refuses. */
export const CHATBOT_ERRORS = {
  /** The community has switched it off. */
  off: { code: "chatbot.off", status: 403 },
  /** Another question was sent under the key. */
  keyUsed: { code: "chatbot.keyUsed", status: 409 },
  /** `time` says when the member may go on. */
  limited: { code: "chatbot.limited", status: 429 },
} as const;
