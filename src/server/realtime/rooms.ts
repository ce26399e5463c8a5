import type { Entity } from "../../schema/catalog";
import type { Actor } from "../access/session";

const EVERY_SPACE = "*";

/**
 * The rooms that an actor's sockets sit in: one a key, in its own space and for what belongs to no space. Whoever sees
 * only selected records sits in rooms that hear of entities open as a whole, not of selected records.
 */
export function actorRooms({ kind, accountId, spaceId, accessKeys, visibility }: Actor): readonly string[] {
  const spaces = kind === "backoffice" ? [EVERY_SPACE] : [spaceId ?? "", EVERY_SPACE];
  const reach = visibility === "SELECTED" ? "whole" : "selected";
  return [`account|${accountId}`, ...spaces.flatMap((space) => accessKeys.map((key) => `${space}|${key}|${reach}`))];
}

/** The rooms of those who may list the entity's records of a space; who sees their own only reads them when asked. */
export function entityRooms(entity: Entity, spaceId: string | undefined): readonly string[] {
  return [...entity.access].flatMap(([key, { list }]) => {
    if (list !== true && list !== "selected") return [];
    const space = key === "backoffice" ? EVERY_SPACE : (spaceId ?? EVERY_SPACE);
    return list === true ? [`${space}|${key}|selected`, `${space}|${key}|whole`] : [`${space}|${key}|selected`];
  });
}
