import { forEachOwner } from "../../../../src/contracts/questionnaireOwners";
import { demandCommunity, type ExtensionRoute, type HostTools, route } from "../../../../src/server/kit";
import { transcriptApi, uxTranscriptionApi } from "../../shared/transcripts/api";
import { questionnaireOf } from "../recordings/readGallery";
import { presentTranscripts } from "./readTranscripts";
import { requestTranscript } from "./requestTranscript";

/** Whoever sees the recordings reads what is said in them; those who may change the test have it written down. */
export function transcriptRoutes(tools: () => HostTools): readonly ExtensionRoute[] {
  return [
    ...forEachOwner(({ entity, reading, writing }) => [
      route(transcriptApi, "GET /api/activities/:id/ux-test/transcripts", {
        access: reading,
        handle: async ({ db }, { params: { id }, query }) =>
          presentTranscripts(db, { ...query, questionnaire: await questionnaireOf(db, entity, id) }, tools()),
      }),
      route(transcriptApi, "POST /api/activities/:id/ux-test/recordings/:recordingId/transcript", {
        access: writing,
        handle: async ({ db }, { params: { id, recordingId } }) =>
          requestTranscript(db, { questionnaire: await questionnaireOf(db, entity, id), recordingId }, tools()),
      }),
    ]),
    route(uxTranscriptionApi, "GET /client/communities/:id/activity/:activityId/uxTranscription", {
      access: { entity: "activity", action: "read" },
      handle: async (context, { params }) => {
        demandCommunity(context, { params });
        const { db } = context;
        const questionnaire = await questionnaireOf(db, "activity", params.activityId);
        return presentTranscripts(db, { questionnaire }, tools());
      },
    }),
  ];
}
