import type { FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors";
import type { RouteContext } from "./routes";

/** Another community is as good as absent. @throws AppError `community.notFound` */
export function demandCommunity({ session }: Pick<RouteContext, "session">, request: Pick<FastifyRequest, "params">): void {
  const { id } = request.params as { readonly id: string };
  if (session?.space?.id !== id) throw new AppError("community.notFound");
}
