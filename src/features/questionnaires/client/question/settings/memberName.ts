import type { Translate } from "../../../../../client/kit/console";

/** A member of a questionnaire, of a block, of a question or of an option in one of its lists. */
export interface Member {
  readonly name: string;
  readonly blockId?: string | undefined;
  readonly questionId?: string | undefined;
  readonly list?: string | undefined;
}

/** Keys of the members that every questionnaire, block or question has; the others are settings of types. */
const COMMON = {
  whole: { title: "surveys.texts.name", welcome: "surveys.texts.welcome", closing: "surveys.texts.closing" },
  block: { title: "surveys.diff.blockTitle", description: "surveys.common.description" },
  question: {
    title: "surveys.common.title",
    description: "surveys.common.description",
    required: "surveys.common.required",
    dontKnow: "surveys.common.dontKnow",
  },
} as const;

function placeOf({ questionId, blockId }: Member): keyof typeof COMMON {
  if (questionId) return "question";
  return blockId ? "block" : "whole";
}

/** What the editor calls a member. */
export function memberName(member: Member, t: Translate): string {
  const common: Readonly<Record<string, string>> = member.list ? {} : COMMON[placeOf(member)];
  const key = common[member.name];
  return key ? t(key) : t(`questionTypes.settings.${member.name}`, { _: member.name });
}
