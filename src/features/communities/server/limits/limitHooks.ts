import type { EntityHook, ImportHook, SpaceDb } from "../../../../server/kit";
import { AppError, type ErrorDefinition } from "../../../../shared/errors";
import { COMMUNITY_ERRORS } from "../../shared/errors";
import type { PlanLimitName } from "../../shared/plans";
import type { CommunityServices } from "../services";
import { holdLimits } from "./planLimits";
import { USES } from "./planUse";

/** @returns the limit that is passed, and by whom it is set; nothing where there is room */
async function passedLimit(db: SpaceDb, name: PlanLimitName, services: CommunityServices, more = 0) {
  const limits = await holdLimits(db, services);
  const limit = limits?.[name].limit ?? null;
  if (limit === null || (await USES[name](db)) + more <= limit) return undefined;
  return limit;
}

async function demandRoom(db: SpaceDb, name: PlanLimitName, refusal: ErrorDefinition, services: CommunityServices, more = 0) {
  const limit = await passedLimit(db, name, services, more);
  if (limit !== undefined) throw new AppError(refusal, { params: { limit }, extensions: { limit } });
}

/** The same for the rows of a file. */
function roomOf(name: PlanLimitName, messageKey: string, services: CommunityServices): ImportHook {
  return {
    room: async (db) => {
      const limit = (await holdLimits(db, services))?.[name].limit ?? null;
      if (limit === null) return undefined;
      return { left: limit - (await USES[name](db)), issue: { path: "", rule: "unknown", messageKey, params: { limit } } };
    },
  };
}

/** Members, by whatever path they come. Whoever joins is told that there is no room, the team that the plan is full. */
function memberLimit(services: CommunityServices): EntityHook {
  return {
    entity: "member",
    imports: roomOf("members", "communities.limits.noRoomForMember", services),
    afterCreate: async ({ db, actor }) =>
      demandRoom(db, "members", actor.kind === "member" ? COMMUNITY_ERRORS.full : COMMUNITY_ERRORS.memberLimit, services),
  };
}

/** Nobody is invited for whom there would be no room. */
function invitationLimit(services: CommunityServices): EntityHook {
  return {
    entity: "invitation",
    imports: roomOf("members", "communities.limits.noRoomForMember", services),
    afterCreate: async ({ db }) => demandRoom(db, "members", COMMUNITY_ERRORS.memberLimit, services, 1),
  };
}

function teamLimit(services: CommunityServices): EntityHook {
  return {
    entity: "moderator",
    imports: roomOf("team", "communities.limits.noRoomForTeam", services),
    afterCreate: async ({ db }) => demandRoom(db, "team", COMMUNITY_ERRORS.teamLimit, services),
  };
}

/** Moves by which an activity comes to be in progress. */
const OPENING: ReadonlySet<string> = new Set(["announce", "open", "unblock"]);

function activityLimit(services: CommunityServices): EntityHook {
  return {
    entity: "activity",
    afterTransition: async ({ db, transition }) => {
      if (OPENING.has(transition)) await demandRoom(db, "activities", COMMUNITY_ERRORS.activityLimit, services);
    },
  };
}

/** What a community's plan doesn't allow isn't written. */
export const limitHooks = (services: CommunityServices): readonly EntityHook[] => [
  memberLimit(services),
  invitationLimit(services),
  teamLimit(services),
  activityLimit(services),
];
