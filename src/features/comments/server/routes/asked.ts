import type { FastifyRequest } from "fastify";
import type { RouteContext } from "../../../../server/kit";
import { type ConversationServices, openReader, type Reader } from "../conversation/openReader";
import type { Audience } from "../conversation/view";
import { demandOwnCommunity } from "../conversation/viewer";
import type { CommentFilter } from "../read/filter";
import type { PageQuery } from "../read/listThreads";

export interface Params {
  /** Of the community. */
  readonly id: string;
  readonly activityId: string;
  readonly commentId: string;
  readonly page: string;
  readonly size: string;
  readonly seq: string;
  readonly topicId: string;
}

export type Query = Readonly<Partial<Record<string, string>>>;

export const paramsOf = (request: Pick<FastifyRequest, "params">) => request.params as Params;
export const queryOf = (request: Pick<FastifyRequest, "query">) => (request.query ?? {}) as Query;

const flagOf = (value: string | undefined) => (value === undefined ? undefined : value === "true");

/** A page and what is looked for, from the address. */
export function pageOf(request: Pick<FastifyRequest, "params" | "query">): PageQuery & CommentFilter {
  const { page, size, topicId } = paramsOf(request);
  const { before, isOwn, hasMedal, isVisual, audience: _, files: __, page: asked, ...words } = queryOf(request);
  return {
    ...words,
    ...(topicId ? { topicId } : {}),
    page: Number(page ?? asked ?? 0),
    ...(size ? { size: Number(size) } : {}),
    ...(before ? { before: Number(before) } : {}),
    isOwn: flagOf(isOwn) ?? false,
    ...(hasMedal ? { hasMedal: hasMedal === "true" } : {}),
    ...(isVisual ? { isVisual: isVisual === "true" } : {}),
  };
}

/** @throws AppError `community.notFound`, or as `openReader` */
export async function readerOf(context: RouteContext, request: FastifyRequest, services: ConversationServices): Promise<Reader> {
  const { id, activityId } = paramsOf(request);
  demandOwnCommunity(context, id);
  return openReader(context, activityId, services, queryOf(request).audience as Audience | undefined);
}
