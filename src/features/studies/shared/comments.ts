/** Parts of an order that can be commented on, beside its questions; in the order of a study. */
export const ORDER_PARTS = ["study", "sample", "profile", "quotas", "price"] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];

const QUESTION = "question:";
/** A part, or `question:<id>`. */
export const PLACE_PATTERN = `^(${ORDER_PARTS.join("|")}|${QUESTION}[A-Za-z0-9_.-]{1,100})$`;
export const LONGEST_COMMENT = 2_000;
/** On one study: nobody reads more. */
export const MOST_COMMENTS = 500;
/** Of these, by one link. */
export const MOST_BY_SHARE = 100;

/** Where a question is commented on. */
export const questionPlace = (questionId: string): string => `${QUESTION}${questionId}`;
/** Id of the question that a place is; nothing where it is a part of the order. */
export const questionIn = (place: string): string | undefined =>
  place.startsWith(QUESTION) ? place.slice(QUESTION.length) : undefined;

/** Who speaks: the company that orders, the provider's team, or a colleague who came by a link. */
export const COMMENT_SIDES = ["CLIENT", "PROVIDER", "COLLEAGUE"] as const;
export type CommentSide = (typeof COMMENT_SIDES)[number];

/** Whether somebody else has said something at the same place since: then it can't be taken back any more. */
export function isAnswered(
  commentId: string,
  comments: readonly { readonly id: string; readonly place: string; readonly isOwn: boolean }[],
): boolean {
  const at = comments.findIndex(({ id }) => id === commentId);
  return comments.some(({ place, isOwn }, index) => index > at && !isOwn && place === comments[at]?.place);
}

/** Days that a link for colleagues holds. */
export const SHARE_DAYS = 14;
/** Links of a study at once. */
export const MOST_SHARES = 5;
export const LONGEST_NAME = 80;
/** Where colleagues come in. */
export const SHARED = "/shared";
