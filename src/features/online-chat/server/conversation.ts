import type { ActivityType, ConversationRules, MemberPost } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { CHAT_ERRORS } from "../shared/errors";
import { type Phase, phaseOf } from "../shared/phaseOf";
import { isMuted } from "./presence";
import { readChat, type StoredChat } from "./readChat";

/** Who writes when: all of them in the session, afterwards members who answer its questions. */
const WRITING: Readonly<Record<Phase, (chat: StoredChat) => Pick<ConversationRules, "starters" | "canMembersReply" | "isOpen">>> =
  {
    before: () => ({ starters: [], canMembersReply: false, isOpen: false }),
    live: () => ({ starters: ["member", "team"], canMembersReply: true, isOpen: true }),
    after: ({ areLatecomersWelcome: isOpen }) => ({ starters: [], canMembersReply: isOpen, isOpen }),
  };

async function rules({ db, activityId }: Pick<MemberPost, "db" | "activityId">): Promise<ConversationRules | undefined> {
  const chat = await readChat(db, activityId);
  if (!chat) return undefined;
  const activity = await db.selectFrom("activity").select("showActions").where("id", "=", activityId).executeTakeFirst();
  return {
    ...WRITING[phaseOf(chat, Date.now())](chat),
    hasReactions: activity?.showActions ?? false,
    othersVisible: "always",
    hasTopics: false,
    isOneThreadEach: false,
    changeable: "shortly",
    isLive: true,
  };
}

async function isQuestion({ db, parentId }: MemberPost): Promise<boolean> {
  if (!parentId) return false;
  const parent = await db.selectFrom("comment").select("isQuestion").where("id", "=", parentId).executeTakeFirst();
  return parent?.isQuestion ?? false;
}

/** @throws AppError `onlineChat.muted`, `onlineChat.onlyQuestions` */
async function demand(post: MemberPost): Promise<void> {
  const chat = await readChat(post.db, post.activityId);
  if (await isMuted(post.db, post)) throw new AppError(CHAT_ERRORS.muted);
  if (chat && phaseOf(chat, Date.now()) === "after" && !(await isQuestion(post))) throw new AppError(CHAT_ERRORS.onlyQuestions);
}

export const conversation: NonNullable<ActivityType["conversation"]> = { rules, demand };
