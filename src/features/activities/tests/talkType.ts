import type { ConversationRules, ServerExtension } from "../../../server/kit";

export const TALK = "toy_talk";

/** An activity type in which people only talk. @param othersVisible when they see one another */
export function talkType(othersVisible: ConversationRules["othersVisible"], name = TALK): ServerExtension {
  const rules: ConversationRules = {
    starters: ["member", "team"],
    canMembersReply: true,
    hasReactions: true,
    othersVisible,
    hasTopics: false,
    isOneThreadEach: false,
    changeable: "shortly",
    isLive: false,
  };
  return {
    register: (host) =>
      host.activityType({ name, icon: "Forum", memberPath: "talk", conversation: { rules: async () => rules } }),
  };
}
