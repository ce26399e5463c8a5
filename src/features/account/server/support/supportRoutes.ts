import { type ExtensionRoute, type HostTools, type RouteContext, route, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { type SupportCase, type SupportCases, supportApi } from "../../shared/supportApi";
import { answerCase, closeCase } from "./answerCase";
import { sendCase } from "./sendCase";

type Tools = Pick<HostTools, "demandAttempt" | "mail" | "mailBackOffice" | "note" | "text">;

/** The newest of them are shown. */
const LATEST = 100;
/** Each is a mail to everybody of the back office. */
const PACE = [
  { windowSeconds: 60, limit: 5 },
  { windowSeconds: 86_400, limit: 30 },
];

async function readOwn(db: SpaceDb, author: string): Promise<SupportCases> {
  const rows = await db
    .selectFrom("supportCase as case")
    .leftJoin("study", "study.id", "case.study")
    .select(["case.id", "case.subject", "case.message", "case.status", "case.answer", "case.createdAt", "case.answeredAt"])
    .select(["study.id as studyId", "study.name as studyName"])
    .where("case.author", "=", author)
    .orderBy("case.createdAt", "desc")
    .limit(LATEST)
    .execute();
  const cases = rows.map(({ studyId, studyName, subject, status, ...row }) => ({
    ...row,
    subject: subject as SupportCase["subject"],
    status: status as SupportCase["status"],
    study: studyId ? { id: studyId, name: studyName } : null,
  }));
  return { cases };
}

function senderOf({ session, language }: RouteContext) {
  if (!session?.subjectId) throw new AppError("access.denied");
  return { id: session.subjectId, accountId: session.accountId, language };
}

/** @throws AppError `access.denied`, `request.invalid` if the person doesn't see the study */
async function demandStudy({ records }: RouteContext, id: string): Promise<void> {
  const [reached] = await records.reachable({ entity: "study", action: "read", ids: [id] });
  if (!reached) throw new AppError("request.invalid", { faults: [{ path: "/study", rule: "reference" }] });
}

/** What people of a company ask, and the back office answers. @param tools from the first request on */
export function supportRoutes(tools: () => Tools): readonly ExtensionRoute[] {
  const suite = { kind: "suite" } as const;
  const backoffice = { entity: "supportCase", action: "read" } as const;
  return [
    route(supportApi, "GET /api/account/support-cases", {
      access: suite,
      handle: (context) => readOwn(context.db, senderOf(context).id),
    }),
    route(supportApi, "POST /api/account/support-cases", {
      access: suite,
      handle: async (context, { body }) => {
        const sender = senderOf(context);
        if (body.study) await demandStudy(context, body.study);
        const limited = {
          scope: "account.support",
          key: sender.accountId,
          limits: PACE,
          refusal: "request.rateLimited",
        } as const;
        await tools().demandAttempt(limited);
        await sendCase(context.db, { ...body, message: body.message.trim() }, sender, tools());
        return readOwn(context.db, sender.id);
      },
    }),
    route(supportApi, "POST /api/support-cases/:id/answer", {
      access: backoffice,
      handle: async ({ db, session }, { params: { id }, body }) => {
        await answerCase(db, { id, answer: body.answer.trim(), accountId: session?.accountId ?? "" }, tools());
      },
    }),
    route(supportApi, "POST /api/support-cases/:id/close", {
      access: backoffice,
      handle: async ({ db, session }, { params: { id } }) => {
        await closeCase(db, { id, accountId: session?.accountId ?? "" }, tools());
      },
    }),
  ];
}
