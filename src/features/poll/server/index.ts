import { participations } from "../../../contracts/services/participation";
import type { ServerHost } from "../../../server/kit";
import { POLL_ERRORS } from "../shared/errors";
import { POLL } from "../shared/poll";
import { demoPolls } from "./demo/demoPolls";
import { duplicatePoll } from "./duplicatePoll";
import { pictures } from "./pictures";
import { readPoll } from "./readPoll";
import { readVariables } from "./readVariables";
import { pollRoutes } from "./routes";

/** Polls: one question, two to ten options, one vote a member, the result after voting. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "poll");
  host.errors(Object.values(POLL_ERRORS));
  host.activityType({
    name: POLL,
    icon: "HowToVote",
    memberPath: "poll",
    duplicate: duplicatePoll,
    sketch: "choice",
    publishErrors: async ({ db, activityId }) =>
      (await readPoll(db, activityId)) ? [] : [{ path: "/question", rule: "required", messageKey: "poll.errors.noQuestion" }],
    variables: readVariables,
  });
  host.filePurpose(pictures(useParticipations));
  for (const route of pollRoutes(useParticipations)) host.route(route);
  host.demoSeed(demoPolls);
}
