import { type QueryBuilder, type SharedQuery, sql } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";

/** An answer as it is read beside its response: question, value, comment, reason of missing, when and where it was given. */
export type AnswerTuple = readonly [string, Json | null, string | null, string | null, string | null, string | null];

const GIVEN = ["questionId", "value", "comment", "missing", "answeredAt", "device"] as const;

function selectResponses(db: QueryBuilder, questionnaires: readonly string[]) {
  return (
    db
      .selectFrom("response")
      .innerJoin("questionnaire", "questionnaire.id", "response.questionnaire")
      .select(["response.id", "response.version", "response.state", "response.disposition", "response.questionnaireVersion"])
      .select(["response.questionnaire", "response.language", "response.device", "response.isTest", "response.seed"])
      .select(["response.ordinal", "response.currentQuestionId", "response.currentSince", "response.currentDevice"])
      .select(["response.startedAt", "response.expiresAt", "response.supplier", "response.externalId", "response.takenBack"])
      .select(["questionnaire.cellsRevision", "response.segment"])
      .select((eb) =>
        eb
          .selectFrom("answer")
          .select(({ fn }) => fn<readonly AnswerTuple[]>("json_agg", [fn("json_build_array", [...GIVEN])]).as("given"))
          .whereRef("answer.response", "=", "response.id")
          .as("given"),
      )
      // "is true" keeps indexes by questionnaire out of it: at a launch, before any statistics, all of its responses would be
      // read to find one respondent's.
      .where(sql<boolean>`(response.questionnaire = any(${questionnaires}::uuid[])) is true`)
  );
}

type ResponseRow = Awaited<ReturnType<ReturnType<typeof selectResponses>["executeTakeFirstOrThrow"]>>;

/** Whose response it is: a member's id, or the hash of a respondent's token. */
interface ResponseKey {
  readonly questionnaire: string;
  readonly respondent: string;
}

interface ResponseKeyValues {
  readonly questionnaires: readonly string[];
  readonly respondents: readonly string[];
}

type KeyedRow = ResponseRow & { readonly respondent: string | null };

/** Each questionnaire once; a respondent's responses to others of them are read beside and handed to nobody. */
const ofWanted = {
  values: (items: readonly ResponseKey[]): ResponseKeyValues => ({
    questionnaires: [...new Set(items.map(({ questionnaire }) => questionnaire))],
    respondents: items.map(({ respondent }) => respondent),
  }),
  itemKey: ({ questionnaire, respondent }: ResponseKey) => `${questionnaire} ${respondent}`,
  rowKey: ({ questionnaire, respondent }: KeyedRow) => `${questionnaire} ${respondent}`,
};

/** By member. */
export const MEMBERS_RESPONSE: SharedQuery<ResponseKey, ResponseKeyValues, KeyedRow> = {
  ...ofWanted,
  name: "survey_members_response",
  build: (db, at) =>
    selectResponses(db, at.questionnaires)
      .select("response.member as respondent")
      .where("response.member", "=", sql<string>`any(${at.respondents}::uuid[])`),
};

/** By the hash of the respondent's token. */
export const LINKS_RESPONSE: SharedQuery<ResponseKey, ResponseKeyValues, KeyedRow> = {
  ...ofWanted,
  name: "survey_links_response",
  build: (db, at) =>
    selectResponses(db, at.questionnaires)
      .select("response.tokenHash as respondent")
      .where("response.tokenHash", "=", sql<string>`any(${at.respondents}::text[])`),
};
