import type { Entity } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import { isId } from "../../shared/ids";
import { type Actor, SPACE_KIND } from "../access/session/session";

/**
 * The space that imported records belong to: the session's, or the one that the back office names.
 * @throws AppError `access.denied`, `request.invalid`
 */
export function importSpace(entity: Entity, actor: Actor, named: string | undefined): string | undefined {
  if (entity.scope === "global") return undefined;
  if (actor.kind === "backoffice") {
    if (isId(named)) return named;
    throw new AppError("request.invalid", { faults: [{ path: "/spaceId", rule: "required" }] });
  }
  if (entity.scope !== "space" && entity.scope !== SPACE_KIND[actor.kind]) throw new AppError("access.denied");
  return actor.spaceId;
}
