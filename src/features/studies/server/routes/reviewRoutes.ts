import type { FastifyRequest } from "fastify";
import type { ExtensionRoute, RouteContext, SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { requiredObject } from "../../../../shared/objectSchema";
import { STUDY_ERRORS } from "../../shared/errors";
import { openCorrections } from "../comments/comments";
import { approveStudy } from "../moves/approveStudy";
import { reconcileStudy } from "../moves/reconcileStudy";
import type { StudyServices } from "../services";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const BODY = requiredObject({
  comment: { type: "string", maxLength: 5_000, description: "May be empty where comments stand at their places" },
});

const PARAMS = requiredObject({ id: { type: "string", format: "uuid" } });

const idOf = (request: FastifyRequest) => (request.params as { readonly id: string }).id;
const accountOf = ({ session }: RouteContext) => session?.accountId ?? null;

/** The back office is in no space: it works in the study's. @throws AppError `record.notFound` */
async function companyOf({ findSpace }: RouteContext, request: FastifyRequest): Promise<SpaceDb> {
  const found = await findSpace({ entity: "study", field: "id", value: idOf(request) });
  if (!found) throw new AppError("record.notFound");
  return found.db;
}

/** What a company reads as its study comes back. @throws AppError `studies.nothingToCorrect` */
async function correctionsOf(db: SpaceDb, studyId: string, comment: string, { tools }: StudyServices): Promise<string> {
  if (comment.trim() !== "") return comment.trim();
  const open = await openCorrections(db, studyId);
  if (open === 0) throw new AppError(STUDY_ERRORS.nothingToCorrect);
  return tools().text(await tools().language(db), "studies.comments.atPlaces", { smart_count: open });
}

/** The provider's review of what clients have released. */
export const reviewRoutes = (services: StudyServices): readonly ExtensionRoute[] => [
  {
    method: "POST",
    url: "/api/studies/:id/sendBack",
    summary: "Send a study back to its company with what has to be corrected",
    access: { kind: "backoffice" },
    schema: { params: requiredObject({ id: { type: "string", format: "uuid" } }), body: BODY },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      body: { schema: BODY, example: { comment: "La pregunta 4 no tiene la opción «Ninguna»." } },
    }),
    handle: async (context, request) => {
      const db = await companyOf(context, request);
      const id = idOf(request);
      const reviewComment = await correctionsOf(db, id, (request.body as { readonly comment: string }).comment, services);
      // Those who are told of it after the commit read the comment as well.
      await db.transaction(async () => {
        await context.records.transition({ entity: "study", id, name: "sendBack" });
        await db.updateTable("study").set({ reviewComment }).where("id", "=", id).execute();
      });
    },
  },
  {
    method: "POST",
    url: "/api/studies/:id/approve",
    summary: "Approve a study that waits for review: it opens in the morning of its release date, or now where that is past",
    access: { kind: "backoffice" },
    schema: { params: PARAMS },
    describe: () => ({ examples: { id: EXAMPLE_ID } }),
    handle: async (context, request) =>
      approveStudy(await companyOf(context, request), { studyId: idOf(request), accountId: accountOf(context) }, services),
  },
  {
    method: "POST",
    url: "/api/studies/:id/reconcile",
    summary: "Make a finished study's completes final: panelists get their coins, and what was discarded is given back",
    access: { kind: "backoffice" },
    schema: { params: PARAMS },
    describe: () => ({ examples: { id: EXAMPLE_ID } }),
    handle: async (context, request) =>
      reconcileStudy(await companyOf(context, request), { studyId: idOf(request), accountId: accountOf(context) }, services),
  },
];
