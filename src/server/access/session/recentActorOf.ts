import type { FastifyRequest } from "fastify";
import { hashToken } from "../credentials/tokens";
import { credentialOf } from "./credential";
import { demandRunning } from "./endedCommunity";
import { demandSteps } from "./heldBack";
import { asPreviewed } from "./preview";
import { recentActor } from "./recentActors";
import type { Actor, SessionKind } from "./session";

/** An actor as last read, and what a statement asks for it again by. */
export interface Recent {
  readonly actor: Actor;
  readonly guard: { readonly kind: SessionKind; readonly tokenHash: Buffer; readonly state: string };
}

/**
 * Who a request came from when that was last read in this process: as {@link createSessionOf} reads it, for statements
 * that hold it to be so only where the database says the same.
 * @returns nothing where it was not read, or where something stands against the request
 */
export function recentActorOf(request: FastifyRequest): Recent | undefined {
  try {
    const token = credentialOf(request);
    if (!token) return undefined;
    const tokenHash = hashToken(token);
    const { kind, actor, state } = recentActor(tokenHash) ?? {};
    if (!kind || !actor || state === undefined) return undefined;
    return {
      actor: asPreviewed(request, demandRunning(request, demandSteps(request, actor))),
      guard: { kind, tokenHash, state },
    };
  } catch {
    // What it is, the usual path says from a fresh reading.
    return undefined;
  }
}
