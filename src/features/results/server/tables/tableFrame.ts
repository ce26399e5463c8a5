import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ResultsFilter } from "../../shared/parseFilter";
import type { TableRequest } from "../../shared/tablesApi";
import type { ProfileReader } from "../data/dataColumn";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import { type AnsweredQuestionnaire, ResponseColumns } from "../responses/responseColumns";
import { COMPLETE } from "../responses/responseFields";
import { prepareSelection } from "../responses/selection";
import type { ResultsServices } from "../services";
import { type PreparedAxis, prepareResponseAxis } from "../variables/responseAxis";
import { prepareTableWeights } from "../weights/tableWeights";
import type { TableInput } from "./crossTable";
import { memberVariables } from "./memberAxes";
import { prepareVariables } from "./prepareVariables";
import { filterById } from "./readAxis";

export interface FrameRequest extends Pick<TableRequest, "weight" | "filter" | "test"> {
  readonly questionnaire: ReportedQuestionnaire;
  /** Variables across. */
  readonly columns: readonly string[];
  /** What the request calls them, for what is wrong with them. @default columns */
  readonly columnsName?: string;
  /** Variables down, as far as they are members' profile. */
  readonly rows: readonly string[];
  /** Conditions beside `filter`, which the reader may filter by. */
  readonly conditions: ResultsFilter;
  readonly segment: string | undefined;
  /** Undefined where the reader may see nothing of members. */
  readonly reader: ProfileReader | undefined;
  /** As a selection has it. @default whenever */
  readonly until?: number;
}

/** What tables of one selection share, whatever stands in their rows: who counts, how much, and in which columns. */
export interface TableFrame {
  /** What is to be read. */
  readonly source: AnsweredQuestionnaire;
  readonly questionIds: readonly string[];
  readonly readIn: (responses: ResponseColumns) => Pick<TableInput, "respondents" | "columns" | "weightOf">;
  /** A variable of the questionnaire, of the profile or of responses, as rows. @throws AppError `request.invalid` */
  readonly prepare: (name: string, path: string) => Promise<PreparedAxis>;
}

/** @throws AppError `request.invalid`, `record.notFound` */
export async function prepareTableFrame(
  context: Pick<RouteContext, "db" | "language" | "text">,
  asked: FrameRequest,
  services: ResultsServices,
): Promise<TableFrame> {
  const { questionnaire, weight, filter = {}, conditions, test: withTest = false, segment, until, reader } = asked;
  const { columnsName = "columns" } = asked;
  const { db, language } = context;
  const reading = { questionnaire, language };
  const selection = await prepareSelection(
    db,
    {
      questionnaire,
      filter: [...filterById(filter, reading), ...conditions],
      withTest,
      segment,
      ...(until === undefined ? {} : { until }),
    },
    services,
  );
  const { source } = selection;
  if (weight !== undefined && source.states !== undefined && source.states !== COMPLETE)
    throw new AppError("request.invalid", {
      faults: [{ path: "/weight", rule: "format", messageKey: "filters.faults.weight" }],
    });
  const profile = reader ? memberVariables(reader) : [];
  const names = [...asked.rows, ...asked.columns];
  const axisOf = await prepareVariables(db, { reading, source, names, profile, reader }, services);
  const prepare = async (name: string, path: string): Promise<PreparedAxis> => {
    const known = await prepareResponseAxis(context, { name, path, questionnaire, withTest }, services);
    if (known) return known;
    const { questionId, readIn } = axisOf(name, path);
    return { questionIds: [questionId], readIn };
  };
  const columns = await Promise.all(asked.columns.map((name, index) => prepare(name, `/${columnsName}/${index}`)));
  const weights =
    weight === undefined ? undefined : await prepareTableWeights(context, { name: weight, withTest, reading, reader }, services);
  return {
    source,
    questionIds: [
      // It says why answers are missing.
      ResponseColumns.CHANNEL,
      ...selection.questionIds,
      ...columns.flatMap(({ questionIds }) => questionIds),
      ...(weights?.questionIds ?? []),
    ],
    prepare,
    readIn: (responses) => ({
      respondents: selection.slotsIn(responses),
      columns: columns.map(({ readIn }) => readIn(responses)),
      weightOf: weights?.readIn(responses),
    }),
  };
}
