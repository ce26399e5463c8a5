import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { DISPOSITION } from "../../shared/conditions";
import type { ResultsFilter } from "../../shared/parseFilter";
import type { CrossTable, TableRequest } from "../../shared/tablesApi";
import type { ProfileReader } from "../data/dataColumn";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import { ResponseColumns } from "../responses/responseColumns";
import { COMPLETE, FINISHED } from "../responses/responseFields";
import { prepareSelection } from "../responses/selection";
import type { ResultsServices } from "../services";
import { type PreparedAxis, prepareResponseAxis } from "../variables/responseAxis";
import { prepareTableWeights } from "../weights/tableWeights";
import { crossTable } from "./crossTable";
import { axisBy, MEMBER_PREFIX, readMemberAxes } from "./memberAxes";
import { filterById, prepareAxis } from "./readAxis";
import { layoutOf } from "./tableOptions";

interface Asked {
  readonly questionnaire: ReportedQuestionnaire;
  readonly body: TableRequest;
  readonly segment: string | undefined;
  /** Conditions beside `body.filter`, which the reader may filter by. */
  readonly conditions: ResultsFilter;
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
  const states = asked.conditions.some(({ variable }) => variable === DISPOSITION) ? FINISHED : COMPLETE;
  const { questionnaire, body, reader } = asked;
  const names = [...body.rows, ...body.columns].filter(isProfile);
  if (names.length === 0 || !reader) return new Map();
  const members = await responses.use(db, { ...questionnaire, states }, [ResponseColumns.MEMBER], (read) => [
    ...new Set([...read.frame.slots.values()].flatMap((slot) => memberIn(read)(slot) ?? [])),
  ]);
  return readMemberAxes(db, { names, members, reader });
}

/** A table of a questionnaire's responses. @throws AppError `request.invalid`, `record.notFound` */
export async function questionnaireTable(
  context: Pick<RouteContext, "db" | "language" | "text">,
  asked: Asked,
  services: ResultsServices,
): Promise<CrossTable> {
  const { questionnaire, body, segment, conditions } = asked;
  const { db, language, text } = context;
  const { weight, filter = {}, test: withTest = false, nets = [] } = body;
  const reading = { questionnaire, language };
  const profiles = await readProfileAxes(context, asked, services);
  const prepare = async (name: string, path: string): Promise<PreparedAxis> => {
    const profile = profiles.get(name);
    if (profile) return { questionIds: [ResponseColumns.MEMBER], readIn: (responses) => axisBy(profile, memberIn(responses)) };
    const known = await prepareResponseAxis(context, { name, path, questionnaire, withTest }, services);
    if (known) return known;
    const { questionId, readIn } = prepareAxis(name, path, reading);
    return { questionIds: [questionId], readIn };
  };
  const all = [...filterById(filter, reading), ...conditions];
  const selection = await prepareSelection(db, { questionnaire, filter: all, withTest, segment }, services);
  if (weight !== undefined && selection.source.states === FINISHED)
    throw new AppError("request.invalid", {
      faults: [{ path: "/weight", rule: "format", messageKey: "filters.faults.weight" }],
    });
  const rows = await Promise.all(body.rows.map((name, index) => prepare(name, `/rows/${index}`)));
  const columns = await Promise.all(body.columns.map((name, index) => prepare(name, `/columns/${index}`)));
  const weights = weight === undefined ? undefined : await prepareTableWeights(db, { name: weight, withTest }, reading);
  for (const [index, { row }] of nets.entries())
    if (!body.rows.includes(row))
      throw new AppError("request.invalid", { faults: [{ path: `/nets/${index}/row`, rule: "unknownQuestion" }] });
  const crossed = [...rows, ...columns].flatMap(({ questionIds }) => questionIds);
  const needed = [...selection.questionIds, ...crossed, ...(weights?.questionIds ?? [])];
  return services.responses.use(db, selection.source, needed, (responses) =>
    crossTable({
      ...layoutOf(body, text),
      respondents: selection.slotsIn(responses),
      rows: rows.map(({ readIn }) => readIn(responses)),
      columns: columns.map(({ readIn }) => readIn(responses)),
      weightOf: weights?.readIn(responses),
    }),
  );
}
