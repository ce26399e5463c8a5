import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { tablesApi } from "../../shared/tablesApi";
import { profileReader } from "../data/profileColumns";
import { reportedById, reportedQuestionnaire } from "../reportedQuestionnaire";
import type { ResultsServices } from "../services";
import { crossable, type MemberValues } from "../tables/activityAxes";
import { activityTable } from "../tables/activityTable";
import { memberVariables } from "../tables/memberAxes";
import { questionnaireTable } from "../tables/questionnaireTable";
import { responseVariables } from "../variables/responseVariables";
import { queryOf } from "./query";

/** What members gave in an activity whose type says so; undefined where answers are those of a questionnaire. */
async function readGiven(
  { db, language }: Pick<RouteContext, "db" | "language">,
  activityId: string,
  { activityTypes }: ResultsServices,
): Promise<MemberValues | undefined> {
  const row = await db.selectFrom("activity").select(["type", "questionnaire"]).where("id", "=", activityId).executeTakeFirst();
  if (!row || row.questionnaire) return undefined;
  return activityTypes.get(row.type)?.variables?.({ db, activityId, language });
}

/** What is known of responses to the questionnaire of an activity or a study, as tables name it. */
async function knownOfResponses(context: RouteContext, ownerId: string, services: ResultsServices) {
  const { db } = context;
  const activity = await db.selectFrom("activity").select("questionnaire").where("id", "=", ownerId).executeTakeFirst();
  const { questionnaire: id } = activity ?? (await services.questionnaires().questionnaireOwner(db, ownerId));
  const questionnaire = id ? await reportedById(db, id, services.types) : { questions: [] };
  return responseVariables(context, { questionnaire, sources: services.responseVariables });
}

/** Tables of what people answered, or gave otherwise. */
export function tablesRoutes(access: ExtensionRoute["access"], services: ResultsServices): readonly ExtensionRoute[] {
  return [
    route(tablesApi, "GET /api/activities/:id/variables", {
      access,
      handle: async (context, { params }) => {
        const reader = profileReader(context);
        const given = await readGiven(context, params.id, services);
        return {
          variables: (given?.variables ?? []).filter(crossable).map(({ name, label }) => ({ name, title: label })),
          profile: reader ? memberVariables(reader).map(({ name, title }) => ({ name, title })) : [],
          response: given ? [] : await knownOfResponses(context, params.id, services),
        };
      },
    }),
    route(tablesApi, "POST /api/activities/:id/tables", {
      // It writes nothing.
      isOpenAfterEnd: true,
      access,
      handle: async (context, { params, body }) => {
        const reader = profileReader(context);
        const conditions = JSON.stringify(body.conditions ?? []);
        const { segment, filter } = await queryOf(context, { params, query: { segment: body.segment ?? "", conditions } });
        const given = await readGiven(context, params.id, services);
        if (given) return activityTable(context, { given, body, reader });
        const questionnaire = await reportedQuestionnaire(context.db, params.id, services);
        return questionnaireTable(context, { questionnaire, body, segment, conditions: filter, reader }, services);
      },
    }),
  ];
}
