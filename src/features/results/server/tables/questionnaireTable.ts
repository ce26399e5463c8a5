import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { CrossTable, TableRequest } from "../../shared/tablesApi";
import type { ProfileReader } from "../data/dataColumn";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import { ResponseColumns } from "../responses/responseColumns";
import { prepareSelection } from "../responses/selection";
import type { ResultsServices } from "../services";
import { prepareTableWeights } from "../weights/tableWeights";
import { crossTable } from "./crossTable";
import { axisBy, MEMBER_PREFIX, readMemberAxes } from "./memberAxes";
import { filterById, type Prepared, prepareAxis } from "./readAxis";
import type { TableAxis } from "./tableAxis";
import { layoutOf } from "./tableOptions";

interface Asked {
  readonly questionnaire: ReportedQuestionnaire;
  readonly body: TableRequest;
  readonly segment: string | undefined;
  /** Undefined where the reader may see nothing of members. */
  readonly reader: ProfileReader | undefined;
}

const isProfile = (name: string) => name.startsWith(MEMBER_PREFIX);
const memberIn = (responses: ResponseColumns) => (slot: number) => {
  const value = responses.column(ResponseColumns.MEMBER).answerOf(slot)?.value;
  return typeof value === "string" ? value : undefined;
};

/** Axes of the respondents' profiles, by the names that are asked for. */
async function readProfileAxes({ db }: Pick<RouteContext, "db">, asked: Asked, { responses }: ResultsServices) {
  const { questionnaire, body, reader } = asked;
  const names = [...body.rows, ...body.columns].filter(isProfile);
  if (names.length === 0 || !reader) return new Map();
  const members = await responses.use(db, questionnaire, [ResponseColumns.MEMBER], (read) => [
    ...new Set([...read.frame.slots.values()].flatMap((slot) => memberIn(read)(slot) ?? [])),
  ]);
  return readMemberAxes(db, { names, members, reader });
}

/** A table of a questionnaire's complete responses. @throws AppError `request.invalid`, `record.notFound` */
export async function questionnaireTable(
  context: Pick<RouteContext, "db" | "language" | "text">,
  asked: Asked,
  services: ResultsServices,
): Promise<CrossTable> {
  const { questionnaire, body, segment } = asked;
  const { db, language, text } = context;
  const { weight, filter = {}, test: withTest = false, nets = [] } = body;
  const reading = { questionnaire, language };
  const profiles = await readProfileAxes(context, asked, services);
  const prepare = (name: string, path: string): Prepared<TableAxis> => {
    const profile = profiles.get(name);
    if (!profile) return prepareAxis(name, path, reading);
    return { questionId: ResponseColumns.MEMBER, readIn: (responses) => axisBy(profile, memberIn(responses)) };
  };
  const selection = await prepareSelection(
    db,
    { questionnaire, filter: filterById(filter, reading), withTest, segment },
    services,
  );
  const rows = body.rows.map((name, index) => prepare(name, `/rows/${index}`));
  const columns = body.columns.map((name, index) => prepare(name, `/columns/${index}`));
  const weights = weight === undefined ? undefined : await prepareTableWeights(db, { name: weight, withTest }, reading);
  for (const [index, { row }] of nets.entries())
    if (!body.rows.includes(row))
      throw new AppError("request.invalid", { faults: [{ path: `/nets/${index}/row`, rule: "unknownQuestion" }] });
  const crossed = [...rows, ...columns].map(({ questionId }) => questionId);
  const needed = [...selection.questionIds, ...crossed, ...(weights?.questionIds ?? [])];
  return services.responses.use(db, questionnaire, needed, (responses) =>
    crossTable({
      ...layoutOf(body, text),
      respondents: selection.slotsIn(responses),
      rows: rows.map(({ readIn }) => readIn(responses)),
      columns: columns.map(({ readIn }) => readIn(responses)),
      weightOf: weights?.readIn(responses),
    }),
  );
}
