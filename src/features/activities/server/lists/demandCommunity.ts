import type { FastifyRequest } from "fastify";
import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";

/** Another community is as good as absent. @throws AppError `community.notFound` */
export function demandCommunity({ session }: Pick<RouteContext, "session">, request: Pick<FastifyRequest, "params">): void {
  const { id } = request.params as { readonly id: string };
  if (session?.space?.id !== id) throw new AppError("community.notFound");
}
