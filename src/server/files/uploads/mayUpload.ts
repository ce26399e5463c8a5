import type { Actor } from "../../access/session/session";

/** Whoever is signed in to a space stores images there; which of its records may use them, their fields say. */
export function mayUpload<T extends Pick<Actor, "spaceId">>(actor: T): actor is T & { readonly spaceId: string } {
  return actor.spaceId !== undefined;
}
