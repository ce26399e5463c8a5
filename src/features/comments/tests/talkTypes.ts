import type { ConversationRules, ServerExtension } from "../../../server/kit";

const OPEN: ConversationRules = {
  starters: ["member", "team"],
  canMembersReply: true,
  hasReactions: true,
  othersVisible: "always",
  hasTopics: false,
  isOneThreadEach: false,
  changeable: "shortly",
  isLive: false,
};

/** By name, how people talk in them. */
const TYPES: Readonly<Record<string, ConversationRules>> = {
  test_talk: OPEN,
  test_topics: { ...OPEN, hasTopics: true },
  test_blind: { ...OPEN, starters: ["member"], othersVisible: "afterOwn", changeable: "untilEnd" },
  test_private: {
    ...OPEN,
    starters: ["member"],
    canMembersReply: false,
    othersVisible: "never",
    changeable: "untilEnd",
    isOneThreadEach: true,
  },
  test_live: { ...OPEN, isLive: true },
};

/** Activity types that are conversations and nothing else, one for each way of talking. */
export const talkTypes: ServerExtension = {
  register: (host) => {
    for (const [name, rules] of Object.entries(TYPES))
      host.activityType({ name, icon: "Forum", memberPath: "talk", conversation: { rules: async () => rules } });
  },
};
