import Type from "typebox";
import { CommentStatus } from "../../../../contracts/api/comments";
import { OfActivity, TeamQuery } from "../../../../contracts/api/conversation";
import type { ValueOf } from "../../../../shared/calls/defineApi";
import { closed, EXAMPLE_ID, Id, Instant } from "../../../../shared/calls/schemas";

export const OfComment = closed({ ...OfActivity.properties, commentId: Id });
/** Parameters of an activity, in examples. */
export const OF_ACTIVITY = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };

/** A whole number in an address. */
export const Digits = Type.String({ pattern: "^[0-9]{1,9}$", maxLength: 9 });
export const YesOrNo = Type.Enum(["true", "false"]);
/** What a text has to say. */
export const Word = Type.String({ minLength: 1, maxLength: 100 });

/** What members look for. */
export const MemberFilterQuery = closed({
  before: Type.Optional(Digits),
  topicId: Type.Optional(Id),
  word: Type.Optional(Word),
  isOwn: Type.Optional(YesOrNo),
});

/** What the team looks for. */
export const TeamFilterQuery = closed({
  before: Type.Optional(Digits),
  topicId: Type.Optional(Id),
  authorId: Type.Optional(Id),
  word: Type.Optional(Word),
  tag: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  hasMedal: Type.Optional(YesOrNo),
  status: Type.Optional(CommentStatus),
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
  ...TeamQuery.properties,
});

export type MemberFilterQuery = ValueOf<typeof MemberFilterQuery>;
export type TeamFilterQuery = ValueOf<typeof TeamFilterQuery>;
