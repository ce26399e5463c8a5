import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { CrossTable, TableRequest } from "../../shared/tablesApi";
import type { ProfileReader } from "../data/dataColumn";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import { prepareSelection } from "../responses/selection";
import type { ResultsServices } from "../services";
import { prepareTableWeights } from "../weights/tableWeights";
import { crossTable } from "./crossTable";
import { memberVariables } from "./memberAxes";
import { prepareVariables } from "./prepareVariables";
import { filterById } from "./readAxis";
import { layoutOf } from "./tableOptions";

interface Asked {
  readonly questionnaire: ReportedQuestionnaire;
  readonly body: TableRequest;
  readonly segment: string | undefined;
  /** Undefined where the reader may see nothing of members. */
  readonly reader: ProfileReader | undefined;
}

/** A table of a questionnaire's complete responses. @throws AppError `request.invalid`, `record.notFound` */
export async function questionnaireTable(
  context: Pick<RouteContext, "db" | "language" | "text">,
  asked: Asked,
  services: ResultsServices,
): Promise<CrossTable> {
  const { questionnaire, body, segment, reader } = asked;
  const { db, language, text } = context;
  const { weight, filter = {}, test: withTest = false, nets = [] } = body;
  const reading = { questionnaire, language };
  const profile = reader ? memberVariables(reader) : [];
  const names = [...body.rows, ...body.columns];
  const prepare = await prepareVariables(db, { reading, names, profile, reader }, services);
  const selection = await prepareSelection(
    db,
    { questionnaire, filter: filterById(filter, reading), withTest, segment },
    services,
  );
  const rows = body.rows.map((name, index) => prepare(name, `/rows/${index}`));
  const columns = body.columns.map((name, index) => prepare(name, `/columns/${index}`));
  const weights =
    weight === undefined ? undefined : await prepareTableWeights(context, { name: weight, withTest, reading, reader }, services);
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
