import { participations } from "../../../contracts/services/participation";
import type { ServerHost } from "../../../server/kit";
import { POLL_ERRORS } from "../shared/errors";
import { POLL } from "../shared/poll";
import { demoPolls } from "./demoPolls";
import { duplicatePoll } from "./duplicatePoll";
import { readPoll } from "./readPoll";
import { pollRoutes } from "./routes";

/** Polls: one question, two to ten options, one vote a member, the result after voting. */
export function register(host: ServerHost): void {
  host.errors(Object.values(POLL_ERRORS));
  host.activityType({
    name: POLL,
    icon: "HowToVote",
    memberPath: "poll",
    duplicate: duplicatePoll,
    sketch: "choice",
    publishErrors: async ({ db, activityId }) =>
      (await readPoll(db, activityId)) ? [] : [{ path: "/question", rule: "required", messageKey: "poll.errors.noQuestion" }],
  });
  for (const route of pollRoutes(host.use(participations, "poll"))) host.route(route);
  host.demoSeed(demoPolls);
}
