import { AppError } from "../../shared/errors";
import type { Actor } from "../access/session/session";

/**
 * A session of this kind in the community that the path names: another's is as good as absent.
 * @throws AppError `community.notFound`, `access.denied` for a session of another kind
 */
export function demandOwnCommunity(actor: Actor, kind: "member" | "staff", id: string): void {
  if (actor.spaceId !== id) throw new AppError("community.notFound");
  if (actor.kind !== kind) throw new AppError("access.denied");
}
