import { sql } from "../../../../server/kit";
import type { VisibleComments } from "../conversation/view";

/** What is looked for among comments. */
export interface CommentFilter {
  readonly topicId?: string;
  /** Of a member. */
  readonly authorId?: string;
  /** Words of the text. */
  readonly word?: string;
  readonly tag?: string;
  readonly hasMedal?: boolean;
  readonly status?: string;
  /** ISO 8601 instants. */
  readonly from?: string;
  readonly to?: string;
  /** Those with images or videos alone. */
  readonly isVisual?: boolean;
}

/** Of members: what they may look for. */
export type MemberFilter = Pick<CommentFilter, "topicId" | "word">;

/** A pattern that matches the words literally. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The words are there, whatever their case and accents; the stored text of searches has the index. */
const says = (word: string) => sql<boolean>`comment.search_text like search_key(${containing(word)})`;

/** How many images and videos a comment has. */
export const visualCount = sql<number>`jsonb_array_length(coalesce(comment.images, '[]')) + jsonb_array_length(coalesce(comment.videos, '[]'))`;

/** Narrows comments to those that are looked for. */
export function filtered<Query extends Pick<VisibleComments, "where">>(query: Query, filter: CommentFilter): Query {
  const { topicId, authorId, word, tag, hasMedal, status, from, to, isVisual } = filter;
  let found: Pick<VisibleComments, "where"> = query;
  if (topicId) found = found.where("comment.topic", "=", topicId);
  if (authorId) found = found.where("comment.member", "=", authorId);
  if (word) found = found.where(says(word));
  if (tag) found = found.where(sql<boolean>`${tag} = any(comment.tags)`);
  if (hasMedal !== undefined) found = found.where("comment.medal", "=", hasMedal);
  if (status) found = found.where("comment.status", "=", status);
  if (from) found = found.where("comment.createdAt", ">=", from);
  if (to) found = found.where("comment.createdAt", "<", to);
  if (isVisual) found = found.where(visualCount, ">", 0);
  return found as Query;
}
