import type { RouteContext } from "../../../../server/kit";
import type { TableRequest } from "../../shared/tablesApi";
import type { ProfileReader } from "../data/dataColumn";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import type { ResponseColumns } from "../responses/responseColumns";
import { prepareSelection } from "../responses/selection";
import type { ResultsServices } from "../services";
import { prepareTableWeights } from "../weights/tableWeights";
import type { TableInput } from "./crossTable";
import { memberVariables } from "./memberAxes";
import { type AxisOf, prepareVariables } from "./prepareVariables";
import { filterById } from "./readAxis";

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
  readonly prepare: AxisOf;
}

/** @throws AppError `request.invalid`, `record.notFound` */
export async function prepareTableFrame(
  context: Pick<RouteContext, "db" | "language" | "text">,
  asked: FrameRequest,
  services: ResultsServices,
): Promise<TableFrame> {
  const { questionnaire, weight, filter = {}, test: withTest = false, segment, until, reader, columnsName = "columns" } = asked;
  const { db, language } = context;
  const reading = { questionnaire, language };
  const profile = reader ? memberVariables(reader) : [];
  const names = [...asked.rows, ...asked.columns];
  const prepare = await prepareVariables(db, { reading, names, profile, reader }, services);
  const selection = await prepareSelection(
    db,
    { questionnaire, filter: filterById(filter, reading), withTest, segment, ...(until === undefined ? {} : { until }) },
    services,
  );
  const columns = asked.columns.map((name, index) => prepare(name, `/${columnsName}/${index}`));
  const weights =
    weight === undefined ? undefined : await prepareTableWeights(context, { name: weight, withTest, reading, reader }, services);
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
