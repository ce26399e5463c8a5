import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { CrossTable, TableRequest } from "../../shared/tablesApi";
import type { ResultsServices } from "../services";
import { crossTable } from "./crossTable";
import { type FrameRequest, prepareTableFrame } from "./tableFrame";
import { layoutOf } from "./tableOptions";

interface Asked extends Pick<FrameRequest, "questionnaire" | "conditions" | "segment" | "reader"> {
  readonly body: TableRequest;
}

/** A table of a questionnaire's responses. @throws AppError `request.invalid`, `record.notFound` */
export async function questionnaireTable(
  context: Pick<RouteContext, "db" | "language" | "text">,
  { body, ...asked }: Asked,
  services: ResultsServices,
): Promise<CrossTable> {
  const { nets = [] } = body;
  const frame = await prepareTableFrame(context, { ...body, ...asked }, services);
  const rows = await Promise.all(body.rows.map((name, index) => frame.prepare(name, `/rows/${index}`)));
  for (const [index, { row }] of nets.entries())
    if (!body.rows.includes(row))
      throw new AppError("request.invalid", { faults: [{ path: `/nets/${index}/row`, rule: "unknownQuestion" }] });
  const needed = [...frame.questionIds, ...rows.flatMap(({ questionIds }) => questionIds)];
  return services.responses.use(context.db, frame.source, needed, (responses) =>
    crossTable({
      ...layoutOf(body, context.text),
      ...frame.readIn(responses),
      rows: rows.map(({ readIn }) => readIn(responses)),
    }),
  );
}
