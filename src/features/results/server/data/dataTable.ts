import type { SpaceDb } from "../../../../server/kit";
import { toAnswer } from "../../../../survey/answers/toAnswer";
import type { Answer } from "../../../../survey/questionnaire";
import { responsesOf } from "../listResponses";
import { responseOrders } from "../responseOrder";
import { FINISHED } from "../responses/responseFields";
import { contributedVariables, readContributed } from "../variables/contributedVariables";
import { answerColumns } from "./answerColumns";
import type { DataCell, DataColumn, DataRecord, DataRequest } from "./dataColumn";
import { profileColumns, readProfiles } from "./profileColumns";

const BATCH = 500;
const BETWEEN = "; ";

/** The responses of a selection: one row a respondent, one column a variable. */
export interface DataTable {
  readonly columns: readonly DataColumn[];
  /** Reads the rows from the start, a batch at a time; may be called again. */
  readonly rows: () => AsyncGenerator<readonly (readonly DataCell[])[]>;
}

const CHANNELS = ["member", "link", "import", "simulated"] as const;

const text = (name: string, cell: DataColumn["cell"]): DataColumn => ({ name, label: name, measure: "text", cell });
const moment = (name: string, cell: DataColumn["cell"]): DataColumn => ({ ...text(name, cell), isMoment: true });
const number = (name: string, cell: DataColumn["cell"]): DataColumn => ({ name, label: name, measure: "scale", cell });

/** What is known of a response besides its answers. `seed` and `start` decide on every order, `order` is the questions'. */
const RESPONSE_COLUMNS: readonly DataColumn[] = [
  text("id", ({ id }) => id),
  text("channel", ({ channel }) => channel),
  moment("started", ({ startedAt }) => startedAt),
  moment("completed", ({ completedAt }) => completedAt),
  text("quotas", ({ quotas }) => quotas.join(BETWEEN)),
  number("seed", ({ seed }) => seed),
  number("start", ({ ordinal }) => (ordinal === null ? null : ordinal + 1)),
  text("order", ({ order }) => order.join(" ")),
];

/** Keyset paging: a page costs the same however far it is. */
function readBatch(db: SpaceDb, questionnaireId: string, after: string | undefined) {
  const query = responsesOf(db, questionnaireId)
    .select(["response.questionnaireVersion", "response.seed", "response.ordinal", "response.member"])
    .where("response.state", "in", FINISHED)
    .orderBy("response.id")
    .limit(BATCH);
  return (after === undefined ? query : query.where("response.id", ">", after)).execute();
}

async function readBatchAnswers(db: SpaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, DataRecord["answers"]>> {
  const byResponse = new Map(ids.map((id) => [id, new Map<string, Answer>()]));
  const rows = await db
    .selectFrom("answer")
    .select(["response", "questionId", "value", "comment", "missing"])
    .where("response", "in", [...ids])
    .execute();
  for (const { response, questionId, ...columns } of rows) byResponse.get(response)?.set(questionId, toAnswer(columns));
  return byResponse;
}

async function readBatchQuotas(db: SpaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const titles = new Map<string, string[]>();
  const rows = await db
    .selectFrom("quotaPlace")
    .innerJoin("quota", "quota.id", "quotaPlace.quota")
    .select(["quotaPlace.response", "quota.title"])
    .where("quotaPlace.response", "in", [...ids])
    .where("quotaPlace.state", "=", "counted")
    .orderBy("quota.id")
    .execute();
  for (const { response, title } of rows) titles.set(response, [...(titles.get(response) ?? []), title]);
  return titles;
}

async function* readRecords(db: SpaceDb, wanted: DataRequest): AsyncGenerator<readonly DataRecord[]> {
  const { questionnaire, selected, profile } = wanted;
  const contributed = contributedVariables(questionnaire, wanted.sources, wanted.language);
  const orderOf = await responseOrders(db, questionnaire.versionIds);
  let after: string | undefined;
  while (true) {
    const batch = await readBatch(db, questionnaire.id, after);
    const rows = batch.filter(({ id }) => selected.has(id));
    if (rows.length > 0) {
      const ids = rows.map(({ id }) => id);
      const answers = await readBatchAnswers(db, ids);
      const quotas = await readBatchQuotas(db, ids);
      const known = await readContributed(db, contributed, { questionnaireId: questionnaire.id, responseIds: ids });
      const profiles =
        profile &&
        (await readProfiles(
          db,
          rows.flatMap(({ member }) => member ?? []),
          profile,
        ));
      yield rows.map((row) => {
        const given = answers.get(row.id) ?? new Map<string, Answer>();
        return {
          ...row,
          answers: given,
          quotas: quotas.get(row.id) ?? [],
          order: orderOf(row, given),
          known: known.get(row.id),
          profile: profiles?.get(row.member ?? ""),
        };
      });
    }
    after = batch.at(-1)?.id;
    if (batch.length < BATCH) return;
  }
}

/** The data of a questionnaire, read while they are written. */
export function dataTable(db: SpaceDb, wanted: DataRequest): DataTable {
  const { profile } = wanted;
  const { text: wordOf } = wanted;
  const channels = Object.fromEntries(CHANNELS.map((channel) => [channel, wordOf(`results.channels.${channel}`)]));
  const responseColumns = RESPONSE_COLUMNS.map((column) => ({
    ...column,
    label: wordOf(`results.data.columns.${column.name}`),
    ...(column.name === "channel" ? { codes: channels } : {}),
  }));
  const columns = [...responseColumns, ...(profile ? profileColumns(profile) : []), ...answerColumns(wanted)];
  return {
    columns,
    rows: async function* () {
      for await (const records of readRecords(db, wanted)) yield records.map((record) => columns.map(({ cell }) => cell(record)));
    },
  };
}
