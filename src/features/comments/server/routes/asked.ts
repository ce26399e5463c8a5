import type { RouteContext } from "../../../../server/kit";
import type { MemberFilterQuery, TeamFilterQuery } from "../../shared/api/schemas";
import { type ConversationServices, openReader, type Reader } from "../conversation/openReader";
import { demandOwnCommunity } from "../conversation/viewer";
import type { CommentFilter } from "../read/filter";
import type { PageQuery } from "../read/listThreads";

/** Which conversation a call is about. */
export interface Asked {
  readonly params: { readonly id: string; readonly activityId: string };
  /** Members' has no audience. */
  readonly query?: Pick<TeamFilterQuery, "before" | "audience">;
}

type FilterQuery = Omit<TeamFilterQuery, "before"> & Pick<MemberFilterQuery, "isOwn"> & { readonly isVisual?: "true" | "false" };

const flagOf = (value: string | undefined) => (value === undefined ? undefined : value === "true");

/** What is looked for, from the texts of an address. */
export function filterOf(query: FilterQuery): CommentFilter & Pick<PageQuery, "isOwn"> {
  const { topicId, authorId, word, tag, status, from, to, hasMedal, isVisual, isOwn } = query;
  const words = { topicId, authorId, word, tag, status, from, to };
  return { ...words, hasMedal: flagOf(hasMedal), isVisual: flagOf(isVisual), isOwn: flagOf(isOwn) };
}

interface PageAsked {
  readonly page?: string;
  readonly size?: string;
  readonly before?: string;
}

const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));

/** A page, from the texts of an address. */
export const pageOf = ({ page = "0", size, before }: PageAsked): PageQuery => ({
  page: Number(page),
  size: numberOf(size),
  before: numberOf(before),
});

/** @throws AppError `community.notFound`, or as `openReader` */
export async function readerOf(
  context: RouteContext,
  { params: { id, activityId }, query }: Asked,
  services: ConversationServices,
): Promise<Reader> {
  demandOwnCommunity(context, id);
  return openReader(context, activityId, services, query?.audience);
}
