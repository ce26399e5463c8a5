import type { ActivityType, ConversationRules, MemberPost } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { OthersVisible, PartKind } from "../shared/api";
import { countWords } from "../shared/countWords";
import { TASK_ERRORS } from "../shared/errors";

const VISIBLE: Readonly<Record<OthersVisible, ConversationRules["othersVisible"]>> = {
  NEVER: "never",
  AFTER_OWN: "afterOwn",
  ALWAYS: "always",
};

type Attached = MemberPost["attached"];

/** What an answer of each kind brings at least. */
const LACKING: Readonly<Record<PartKind, (attached: Attached) => (typeof TASK_ERRORS)[keyof typeof TASK_ERRORS] | undefined>> = {
  TEXT: () => undefined,
  PHOTO: ({ images }) => (images === 0 ? TASK_ERRORS.photoMissing : undefined),
  VIDEO: ({ videos }) => (videos === 0 ? TASK_ERRORS.videoMissing : undefined),
  FILE: ({ files }) => (files === 0 ? TASK_ERRORS.fileMissing : undefined),
};

/** One answer a part, which can be changed to the end; the team replies, members don't. */
async function rules({ db, activityId }: Pick<MemberPost, "db" | "activityId">): Promise<ConversationRules | undefined> {
  const row = await db
    .selectFrom("taskSettings")
    .innerJoin("activity", "activity.id", "taskSettings.activity")
    .select(["taskSettings.othersVisible", "activity.showActions"])
    .where("taskSettings.activity", "=", activityId)
    .executeTakeFirst();
  if (!row) return undefined;
  const othersVisible = VISIBLE[row.othersVisible as OthersVisible];
  return {
    starters: ["member"],
    canMembersReply: false,
    hasReactions: row.showActions && othersVisible !== "never",
    othersVisible,
    hasTopics: true,
    isOneThreadEach: true,
    changeable: "untilEnd",
    isLive: false,
  };
}

/** @throws AppError `task.*` (`tooShort` with `minWords`), `record.notFound` where the topic is no part of the task */
async function demand({ db, topicId, parentId, text, attached }: MemberPost): Promise<void> {
  if (parentId) return;
  const part = await db.selectFrom("taskPart").select(["kind", "minWords"]).where("topic", "=", topicId).executeTakeFirst();
  if (!part) throw new AppError("record.notFound");
  const lacking = LACKING[part.kind as PartKind](attached);
  if (lacking) throw new AppError(lacking);
  const { minWords } = part;
  if (minWords !== null && countWords(text) < minWords)
    throw new AppError(TASK_ERRORS.tooShort, { extensions: { minWords }, params: { smart_count: minWords } });
}

export const conversation: NonNullable<ActivityType["conversation"]> = { rules, demand };
