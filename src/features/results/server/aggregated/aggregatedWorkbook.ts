import { type SheetRow, type WorkbookSheet, workbookFile } from "../../../../server/kit";
import { placeConditions } from "../../shared/parseFilter";
import type { CrossTable } from "../../shared/tablesApi";
import { readResults } from "../readResults";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import { filterWords } from "../reports/filterWords";
import { prepareSelection } from "../responses/selection";
import { crossTable } from "../tables/crossTable";
import { memberVariables } from "../tables/memberAxes";
import { filterById } from "../tables/readAxis";
import { type FrameRequest, prepareTableFrame } from "../tables/tableFrame";
import { layoutOf } from "../tables/tableOptions";
import { responseVariables } from "../variables/responseVariables";
import { listWeightings } from "../weights/weightings";
import { contentsSheet } from "./contentsSheet";
import { openAnswerSheets } from "./openAnswers";
import { countQuestion, questionRows, type TableTools } from "./questionRows";
import type { FileServices } from "./services";
import { tableLayout } from "./tableLayout";
import type { WorkbookContext, WorkbookRequest } from "./workbookRequest";

/** How far a workbook is: told before each part of it, which it waits for. */
type OnProgress = (progress: { readonly done: number; readonly total: number }) => Promise<void>;

async function readSurroundings(context: WorkbookContext, request: WorkbookRequest, services: FileServices) {
  const { db, language, text } = context;
  const { ownerId, segment, withTest, weight, banner, profile, until } = request;
  const conditions = placeConditions(request.conditions);
  const questionnaire = await reportedQuestionnaire(db, ownerId, services);
  const reader = profile.length > 0 ? { fields: profile, text } : undefined;
  const asked: FrameRequest = {
    ...{ questionnaire, columns: banner, rows: [], filter: request.filter, conditions, test: withTest, until },
    segment: segment ?? undefined,
    reader,
    ...(weight === null ? {} : { weight }),
  };
  const filter = [...filterById(request.filter, { questionnaire, language }), ...conditions];
  const selected = { filter, withTest, until, segment: segment ?? undefined };
  const results = await readResults(db, { activityId: ownerId, language, ...selected }, services);
  const segments = segment === null ? [] : await services.audience().segments(db);
  const weightings = weight === null ? [] : await listWeightings(db, questionnaire.id);
  const named = [
    ...responseVariables(context, { questionnaire, sources: services.responseVariables }),
    ...(reader ? memberVariables(reader) : []),
    ...results.questions.map(({ variable: name, title }) => ({ name, title })),
  ];
  const titles = new Map(named.map(({ name, title }) => [name, title || name]));
  return {
    questionnaire,
    results,
    filter: (await filterWords(db, { questionnaire, filter, language }, services)) ?? [],
    segmentName: segments.find(({ id }) => id === segment)?.name,
    weightName:
      weight === null
        ? undefined
        : (weightings.find(({ id, name }) => id === weight || name === weight)?.name ?? titles.get(weight) ?? weight),
    titleOf: (name: string) => titles.get(name) ?? name,
    frame: await prepareTableFrame(context, asked, services),
    selection: await prepareSelection(db, { questionnaire, ...selected }, services),
  };
}

type Surroundings = Awaited<ReturnType<typeof readSurroundings>>;

/** The columns that all tables have. */
function readColumns(context: WorkbookContext, tools: TableTools): Promise<CrossTable["columns"]> {
  const { frame, level, services } = tools;
  const layout = layoutOf({ rows: [], columns: [], level }, context.text);
  return services.responses.use(context.db, frame.source, frame.questionIds, (responses) => {
    return crossTable({ ...layout, ...frame.readIn(responses), rows: [] }).columns;
  });
}

interface Distributions {
  readonly surroundings: Surroundings;
  readonly tools: TableTools;
  readonly isWeighted: boolean;
  readonly onQuestion: () => Promise<void>;
  /** Filled while the rows are written. */
  readonly rowOf: Map<string, number>;
}

async function distributionSheet(context: WorkbookContext, wanted: Distributions): Promise<WorkbookSheet> {
  const { surroundings, tools, isWeighted, onQuestion, rowOf } = wanted;
  const { results, questionnaire, titleOf } = surroundings;
  const layout = tableLayout(await readColumns(context, tools), { isWeighted, titleOf }, context);
  const byId = new Map(results.questions.map((result) => [result.id, result]));
  async function* rows(): AsyncGenerator<readonly SheetRow[]> {
    let row = layout.head.length;
    yield layout.head;
    for (const reported of questionnaire.questions) {
      const result = byId.get(reported.question.id);
      if (!result?.isAnswerable) continue;
      await onQuestion();
      const counted = await countQuestion(context, reported, tools);
      const title = { value: [result.variable, result.title].filter(Boolean).join(". "), style: "header" } as const;
      const own: readonly SheetRow[] = [[title], ...questionRows(counted, { reported, result, layout }, context), []];
      rowOf.set(result.id, row);
      row += own.length;
      yield own;
    }
  }
  const frozen = { rows: layout.head.length, columns: 1 };
  return { name: context.text("resultFiles.sheet.distributions"), widths: layout.widths, frozen, rows: rows() };
}

/**
 * Results as a workbook, read from the database while it is written: contents, a table a question, open answers.
 * @throws AppError `request.invalid`, `record.notFound`
 */
export async function aggregatedWorkbook(
  context: WorkbookContext,
  request: WorkbookRequest,
  { title, services, onProgress }: { readonly title: string; readonly services: FileServices; readonly onProgress: OnProgress },
): Promise<AsyncGenerator<Buffer>> {
  const surroundings = await readSurroundings(context, request, services);
  const { questionnaire, results, frame, selection } = surroundings;
  const questions = results.questions.filter(({ isAnswerable }) => isAnswerable);
  const counts = new Map(questions.map(({ id, texts = [], textCount = texts.length }) => [id, textCount]));
  const open = questionnaire.questions.flatMap((reported) => {
    const count = request.hasTexts ? (counts.get(reported.question.id) ?? 0) : 0;
    return count > 0 ? [{ reported, count }] : [];
  });
  const total = questions.length + open.length;
  let begun = 0;
  const onQuestion = () => onProgress({ done: begun++, total });
  const rowOf = new Map<string, number>();
  const tools: TableTools = { frame, nets: request.nets, level: request.level, services };
  const isWeighted = request.weight !== null;
  const distributions = await distributionSheet(context, { surroundings, tools, isWeighted, onQuestion, rowOf });
  const contents = contentsSheet(context, {
    ...{ title, request, questions, rowOf, base: results.base, filter: surroundings.filter },
    segment: surroundings.segmentName,
    weight: surroundings.weightName,
    banner: request.banner.map(surroundings.titleOf),
    hasOpenAnswers: open.length > 0,
  });
  const texts = openAnswerSheets(context, { selection, questions: open, onQuestion, services });
  return workbookFile([contents, distributions, ...texts]);
}
