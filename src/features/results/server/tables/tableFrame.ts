import type { RouteContext } from "../../../../server/kit";
import type { TableRequest } from "../../shared/tablesApi";
import type { ProfileReader } from "../data/dataColumn";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import { ResponseColumns } from "../responses/responseColumns";
import { prepareSelection } from "../responses/selection";
import type { ResultsServices } from "../services";
import { prepareTableWeights } from "../weights/tableWeights";
import type { TableInput } from "./crossTable";
import { axisBy, MEMBER_PREFIX, type MemberAxis, readMemberAxes } from "./memberAxes";
import { filterById, type Prepared, prepareAxis } from "./readAxis";
import type { TableAxis } from "./tableAxis";

export interface FrameRequest extends Pick<TableRequest, "weight" | "filter" | "test"> {
  readonly questionnaire: ReportedQuestionnaire;
  /** Variables across. */
  readonly columns: readonly string[];
  /** What the request calls them, for what is wrong with them. @default columns */
  readonly columnsName?: string;
  /** Variables down, as far as they are members' profile. */
  readonly rows: readonly string[];
  readonly segment: string | undefined;
  /** Undefined where the reader may see nothing of members. */
  readonly reader: ProfileReader | undefined;
  /** As a selection has it. @default whenever */
  readonly until?: number;
}

/** What tables of one selection share, whatever stands in their rows: who counts, how much, and in which columns. */
export interface TableFrame {
  readonly questionIds: readonly string[];
  readonly readIn: (responses: ResponseColumns) => Pick<TableInput, "respondents" | "columns" | "weightOf">;
  /** A variable of the questionnaire, or of the profile, as rows. @throws AppError `request.invalid` */
  readonly prepare: (name: string, path: string) => Prepared<TableAxis>;
}

const isProfile = (name: string) => name.startsWith(MEMBER_PREFIX);
const memberIn = (responses: ResponseColumns) => (slot: number) => {
  const value = responses.column(ResponseColumns.MEMBER).answerOf(slot)?.value;
  return typeof value === "string" ? value : undefined;
};

/** Axes of the respondents' profiles, by the names that are asked for. */
async function readProfileAxes(
  { db }: Pick<RouteContext, "db">,
  { questionnaire, rows, columns, reader }: FrameRequest,
  { responses }: ResultsServices,
): Promise<ReadonlyMap<string, MemberAxis>> {
  const names = [...rows, ...columns].filter(isProfile);
  if (names.length === 0 || !reader) return new Map();
  const members = await responses.use(db, questionnaire, [ResponseColumns.MEMBER], (read) => [
    ...new Set([...read.frame.slots.values()].flatMap((slot) => memberIn(read)(slot) ?? [])),
  ]);
  return readMemberAxes(db, { names, members, reader });
}

/** @throws AppError `request.invalid`, `record.notFound` */
export async function prepareTableFrame(
  context: Pick<RouteContext, "db" | "language">,
  asked: FrameRequest,
  services: ResultsServices,
): Promise<TableFrame> {
  const { questionnaire, weight, filter = {}, test: withTest = false, segment, until, columnsName = "columns" } = asked;
  const { db, language } = context;
  const reading = { questionnaire, language };
  const profiles = await readProfileAxes(context, asked, services);
  const prepare = (name: string, path: string): Prepared<TableAxis> => {
    const profile = profiles.get(name);
    if (!profile) return prepareAxis(name, path, reading);
    return { questionId: ResponseColumns.MEMBER, readIn: (responses) => axisBy(profile, memberIn(responses)) };
  };
  const selection = await prepareSelection(
    db,
    { questionnaire, filter: filterById(filter, reading), withTest, segment, ...(until === undefined ? {} : { until }) },
    services,
  );
  const columns = asked.columns.map((name, index) => prepare(name, `/${columnsName}/${index}`));
  const weights = weight === undefined ? undefined : await prepareTableWeights(db, { name: weight, withTest }, reading);
  return {
    questionIds: [...selection.questionIds, ...columns.map(({ questionId }) => questionId), ...(weights?.questionIds ?? [])],
    prepare,
    readIn: (responses) => ({
      respondents: selection.slotsIn(responses),
      columns: columns.map(({ readIn }) => readIn(responses)),
      weightOf: weights?.readIn(responses),
    }),
  };
}
