import { type KeyedQuery, type QueryBuilder, sql } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";

/** An answer as it is read beside its response: question, value, comment, reason of missing, when and where it was given. */
export type GivenAnswer = readonly [string, Json | null, string | null, string | null, string | null, string | null];

const GIVEN = ["questionId", "value", "comment", "missing", "answeredAt", "device"] as const;

function selectResponse(db: QueryBuilder, questionnaire: string) {
  return db
    .selectFrom("response")
    .innerJoin("questionnaire", "questionnaire.id", "response.questionnaire")
    .select(["response.id", "response.version", "response.state", "response.disposition", "response.questionnaireVersion"])
    .select(["response.questionnaire", "response.language", "response.device", "response.isTest", "response.seed"])
    .select(["response.ordinal", "response.currentQuestionId", "response.currentSince", "response.currentDevice"])
    .select(["response.startedAt", "response.expiresAt", "response.supplier", "response.externalId", "response.takenBack"])
    .select("questionnaire.cellsRevision")
    .select((eb) =>
      eb
        .selectFrom("answer")
        .select(({ fn }) => fn<readonly GivenAnswer[]>("json_agg", [fn("json_build_array", [...GIVEN])]).as("given"))
        .whereRef("answer.response", "=", "response.id")
        .as("given"),
    )
    .where("response.questionnaire", "=", questionnaire);
}

type ResponseRow = Awaited<ReturnType<ReturnType<typeof selectResponse>["executeTakeFirstOrThrow"]>>;

interface OfQuestionnaire {
  readonly questionnaire: string;
}

type KeyedRow = ResponseRow & { readonly key: string | null };

/** By member. */
export const MEMBERS_RESPONSE: KeyedQuery<OfQuestionnaire, KeyedRow> = {
  name: "survey_members_response",
  build: (db, at) =>
    selectResponse(db, at.questionnaire)
      .select("response.member as key")
      .where("response.member", "=", sql<string>`any(${at.keys}::uuid[])`),
};

/** By the hash of the respondent's token. */
export const LINKS_RESPONSE: KeyedQuery<OfQuestionnaire, KeyedRow> = {
  name: "survey_links_response",
  build: (db, at) =>
    selectResponse(db, at.questionnaire)
      .select("response.tokenHash as key")
      .where("response.tokenHash", "=", sql<string>`any(${at.keys}::text[])`),
};
