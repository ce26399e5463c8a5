import type { FastifyReply, FastifyRequest } from "fastify";
import { demandCommunity, type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { isJsonObject } from "../../../../shared/json";
import { type LoadStatus, memberLoadsApi } from "../../shared/api/loads";

const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const access = { entity: "member", action: "create" } as const;

const PERSON = ["id", "email", "nickname", "name", "surname", "gender", "birthDate", "age"] as const;
const REST = ["phone", "tags", "publicTags", "observations"] as const;
/** Columns of the two templates: a community sorts its members by province or, as in Mexico, by geographic zone. */
const BY_PROVINCE = [...PERSON, "province", ...REST];
const BY_ZONE = [...PERSON, "zone", ...REST];

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function sendTemplate(context: RouteContext, { request, reply }: Call, columns: readonly string[]): Promise<Buffer> {
  demandCommunity(context, request);
  const file = await context.imports.template("member", columns);
  reply.headers({ "Content-Type": MEDIA_TYPE, "Content-Disposition": 'attachment; filename="members.xlsx"' });
  return file;
}

const COUNTS = ["created", "updated", "unchanged", "skipped"] as const;

async function readStatus({ imports }: RouteContext, jobId: string): Promise<LoadStatus> {
  const job = await imports.status("member", jobId);
  if (!job) return { jobId, state: "previewed", done: 0, total: null };
  const result = isJsonObject(job.result) ? job.result : {};
  const counts = COUNTS.flatMap((name) => (typeof result[name] === "number" ? [[name, result[name]] as const] : []));
  return { jobId, state: job.state, done: job.done, total: job.total, ...Object.fromEntries(counts) };
}

/** Members loaded from a file, by the specification's addresses. */
export const loadRoutes: readonly ExtensionRoute[] = [
  route(memberLoadsApi, "GET /client/communities/:id/members/demoExcel", {
    access,
    handle: (context, call) => sendTemplate(context, call, BY_PROVINCE),
  }),
  route(memberLoadsApi, "GET /client/communities/:id/members/demoExcel/mainAdmin", {
    access,
    handle: (context, call) => sendTemplate(context, call, BY_PROVINCE),
  }),
  route(memberLoadsApi, "GET /client/communities/:id/members/demoExcel/mainAdminMx", {
    access,
    handle: (context, call) => sendTemplate(context, call, BY_ZONE),
  }),
  route(memberLoadsApi, "POST /client/communities/:id/job/:jobId/loadPreviewedExcel", {
    access,
    handle: async (context, { request, params, body: { withErrors = false, invite = true, columns = {} } }) => {
      demandCommunity(context, request);
      const options = { mapping: columns, isMailing: invite, withFaults: withErrors };
      return { jobId: await context.imports.load("member", params.jobId, options) };
    },
  }),
  route(memberLoadsApi, "GET /client/communities/:id/job/:jobId/status", {
    access,
    handle: async (context, { request, params }) => {
      demandCommunity(context, request);
      return readStatus(context, params.jobId);
    },
  }),
];
