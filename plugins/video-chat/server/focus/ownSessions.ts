import { type ExtensionRoute, route, type SpaceDb } from "../../../../src/server/kit";
import { type OwnFocusSession, ownSessionsApi } from "../../shared/ownSessionsApi";
import type { FocusServices } from "./focusServices";
import { participantPath } from "./participantToken";

/** More than anybody takes part in at a time. */
const MOST = 20;

/** The sessions ahead to which somebody of that e-mail was invited, in one company. Who is only thought of is told nothing. */
async function readOwn(db: SpaceDb, email: string, { tools }: FocusServices): Promise<readonly OwnFocusSession[]> {
  const found = await db
    .selectFrom("focusParticipant")
    .innerJoin("focusSession", "focusSession.id", "focusParticipant.focusSession")
    .innerJoin("study", "study.id", "focusSession.study")
    .select(["focusParticipant.id", "focusParticipant.email", "focusParticipant.status"])
    .select(["focusSession.startsAt", "focusSession.endsAt"])
    .select((eb) => eb.fn.coalesce("study.welcomeTitle", "study.title", "study.name").as("study"))
    .where((eb) => eb(eb.fn<string>("lower", ["focusParticipant.email"]), "=", email.toLowerCase()))
    .where("focusParticipant.status", "in", ["PRE_CONFIRMED", "CONFIRMED"])
    .where("focusParticipant.declinedAt", "is", null)
    .where("focusSession.cancelledAt", "is", null)
    .where("focusSession.endsAt", ">", new Date().toISOString())
    .where("study.status", "=", "OPEN")
    .orderBy("focusSession.startsAt")
    .limit(MOST)
    .execute();
  return found.map(({ id, email: own, status, startsAt, endsAt, study }) => ({
    ...{ id, study, startsAt, endsAt, hasPlace: status === "CONFIRMED" },
    path: participantPath({ id, email: own }, tools().keyedHash),
  }));
}

/** For people of the suite, who may be participants as well: what they were mailed, and nothing more. */
export const ownSessionsRoute = (services: FocusServices): ExtensionRoute =>
  route(ownSessionsApi, "GET /api/focus/own-sessions", {
    access: { kind: "suite" },
    handle: async ({ db, session }) => (session ? readOwn(db, session.email, services) : []),
  });
