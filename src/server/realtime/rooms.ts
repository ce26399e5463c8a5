import type { Socket } from "socket.io";
import type { Catalog, Entity } from "../../schema/catalog";
import type { Grant } from "../../schema/document";
import type { Actor } from "../access/session/session";
import { isLimitedAtAll, isLimitedKey } from "../api/rest/limits";
import { channelOf } from "./channels";

const EVERY_SPACE = "*";

/** All sockets of a session. */
export function sessionRoom(sessionId: string): string {
  return `session|${sessionId}`;
}

/** All sockets of a person. */
export function accountRoom(accountId: string): string {
  return `account|${accountId}`;
}

/** All sockets of those who are in a space, whatever they may see. */
export function spaceRoom(spaceId: string): string {
  return `space|${spaceId}`;
}

/** Within rooms of an entity, the sockets of one person: what they wrote themselves is told to them as their own. */
export function ownRooms(rooms: readonly string[], accountId: string): readonly string[] {
  return rooms.map((room) => `${room}|${accountId}`);
}

/**
 * The rooms that an actor's sockets sit in: one a key, in its own space and for what belongs to no space. Whoever sees
 * only selected records sits in rooms that hear of entities open as a whole, not of selected records nor of what
 * belongs to them.
 */
export function actorRooms(catalog: Catalog, actor: Actor): readonly string[] {
  const { kind, sessionId, accountId, spaceId, accessKeys } = actor;
  const spaces = kind === "backoffice" ? [EVERY_SPACE] : [spaceId ?? "", EVERY_SPACE];
  const reach = isLimitedAtAll(catalog, actor) ? "whole" : "selected";
  const rooms = spaces.flatMap((space) => accessKeys.map((key) => `${space}|${key}|${reach}`));
  return [
    sessionRoom(sessionId),
    accountRoom(accountId),
    ...(spaceId ? [spaceRoom(spaceId)] : []),
    ...rooms,
    ...ownRooms(rooms, accountId),
  ];
}

const BOTH = ["selected", "whole"];

function roomsOf(catalog: Catalog, entity: Entity, spaceId: string | undefined, granted: Grant): readonly string[] {
  const keys = [...entity.access].filter(([, { list }]) => list === granted).map(([key]) => key);
  return keys.flatMap((key) => {
    const space = key === "backoffice" ? EVERY_SPACE : (spaceId ?? EVERY_SPACE);
    const reaches = granted === "selected" || isLimitedKey(catalog, entity, key) ? ["selected"] : BOTH;
    return reaches.map((reach) => `${space}|${key}|${reach}`);
  });
}

/** The rooms of those who may list the entity's records of a space; who sees their own only reads them when asked. */
export function entityRooms(catalog: Catalog, entity: Entity, spaceId: string | undefined): readonly string[] {
  return [...roomsOf(catalog, entity, spaceId, true), ...roomsOf(catalog, entity, spaceId, "selected")];
}

/** The rooms of those who list what is shared with them, beside their own. */
export function sharedRooms(catalog: Catalog, entity: Entity, spaceId: string | undefined): readonly string[] {
  return roomsOf(catalog, entity, spaceId, "shared");
}

/**
 * Whether a socket is in just these rooms, apart from its own and from channels that it joined by a wish.
 * @param rooms that follow from the rights of its person
 */
export function isInRooms(socket: Pick<Socket, "id" | "rooms">, rooms: readonly string[]): boolean {
  const expected = new Set([socket.id, ...rooms]);
  const actual = [...socket.rooms].filter((room) => channelOf(room) === undefined);
  return actual.length === expected.size && actual.every((room) => expected.has(room));
}
