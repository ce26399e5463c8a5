import type { RunTokenBody } from "../../../../contracts/api/execution";
import type { Run } from "../../../../contracts/services/fieldwork";
import { type HostTools, hashToken, type RouteContext } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { AppError } from "../../../../shared/errors";
import type { ResponseContext } from "../context/responseContext";
import type { FieldworkServices } from "../services";
import { requireOpenResponse } from "./findResponse";

const markOf = ({ keyedHash }: Pick<HostTools, "keyedHash">, payload: string) => keyedHash("run", payload);

/**
 * A token by which a question's extension knows this response where no session or cookie says it, as on a client's own
 * site. It carries its own end; the server keeps nothing of it.
 * @throws AppError as `requireOpenResponse`, `execution.unknownQuestion`
 */
export async function createRunToken(
  context: ResponseContext,
  { questionId, purpose }: RunTokenBody,
  services: FieldworkServices,
): Promise<string> {
  const response = await requireOpenResponse(context, services);
  const { byId } = await services.compiled.version(context.db, response.questionnaireVersion);
  if (!byId.has(questionId)) throw new AppError("execution.unknownQuestion");
  const said = JSON.stringify([response.id, questionId, purpose, Date.now() + MS_PER_DAY]);
  const payload = Buffer.from(said).toString("base64url");
  return `${payload}.${markOf(services.tools(), payload)}`;
}

/** What a token of ours says; nothing where it is forged or old. */
function readToken(tools: Pick<HostTools, "keyedHash">, token: string) {
  const [payload = "", mark = "", ...more] = token.split(".");
  // Compared as hashes: how much of a guess is right shows in no time.
  if (more.length > 0 || !hashToken(mark).equals(hashToken(markOf(tools, payload)))) return undefined;
  const [responseId, questionId, purpose, ends] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [
    string,
    string,
    string,
    number,
  ];
  return ends > Date.now() ? { responseId, questionId, purpose } : undefined;
}

/** The run that a token was given for, by this purpose. @throws AppError `execution.notFound` */
export async function runOf(
  { findSpace }: Pick<RouteContext, "findSpace">,
  token: string,
  purpose: string,
  services: FieldworkServices,
): Promise<Run> {
  const said = readToken(services.tools(), token);
  if (said?.purpose !== purpose) throw new AppError("execution.notFound");
  const { responseId, questionId } = said;
  const found = await findSpace({ entity: "response", field: "id", value: responseId });
  const row = await found?.db
    .selectFrom("response")
    .select(["questionnaire", "questionnaireVersion", "state", "isTest", "member"])
    .where("id", "=", responseId)
    .executeTakeFirst();
  if (!found || !row?.questionnaireVersion) throw new AppError("execution.notFound");
  const asked = (await services.compiled.version(found.db, row.questionnaireVersion)).byId.get(questionId);
  if (!asked || !row.questionnaire) throw new AppError("execution.notFound");
  return {
    ...{ db: found.db, spaceId: found.db.spaceId, responseId, questionId, question: asked.question },
    ...{ questionnaireId: row.questionnaire, memberId: row.member },
    ...{ isTest: row.isTest === true, isOpen: row.state === "open" },
  };
}
