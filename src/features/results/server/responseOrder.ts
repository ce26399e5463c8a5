import type { SpaceDb } from "../../../server/kit";
import { arrange } from "../../../survey/logic/arrange";
import { expandLoops } from "../../../survey/logic/expandLoops";
import type { Answer, Block, Questionnaire } from "../../../survey/questionnaire";

/** What decided in which order a respondent met the questions. */
interface ResponseDraw {
  readonly questionnaireVersion: string;
  readonly seed: number | null;
  readonly ordinal: number | null;
}

/** Variables in the order in which a respondent met their questions; nothing where all respondents meet them alike. */
export type ResponseOrder = (drawn: ResponseDraw, answers: ReadonlyMap<string, Answer>) => readonly string[];

function isMoved(order: Block["order"]): boolean {
  return order !== undefined && order !== "fixed";
}

function hasOrders(blocks: readonly Block[]): boolean {
  return blocks.some(({ order, group }) => isMoved(order) || isMoved(group?.order));
}

/** Reads the orders that a questionnaire's versions put their questions in. */
export async function responseOrders(db: SpaceDb, versionIds: readonly string[]): Promise<ResponseOrder> {
  if (versionIds.length === 0) return () => [];
  const rows = await db
    .selectFrom("questionnaireVersion")
    .select(["id", "document"])
    .where("id", "in", [...versionIds])
    .execute();
  const documents = rows.map(({ id, document }) => [id, expandLoops(document as unknown as Questionnaire).blocks] as const);
  const moved = new Map(documents.filter(([, blocks]) => hasOrders(blocks)));
  return ({ questionnaireVersion, seed, ordinal }, answers) => {
    const blocks = moved.get(questionnaireVersion);
    // Whom an import brought was asked elsewhere.
    if (!blocks || seed === null) return [];
    const placed = arrange(blocks, { seed, ordinal: ordinal ?? 0 });
    return placed.filter(({ question }) => answers.has(question.id)).map(({ question }) => question.variable);
  };
}
