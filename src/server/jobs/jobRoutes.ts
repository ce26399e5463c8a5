import type { FastifyInstance, FastifyRequest } from "fastify";
import { AFTER_END } from "../access/session/endedCommunity";
import type { Actor } from "../access/session/session";
import { component, type DocumentedAnswer, documented } from "../api/openApi/callDocument";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import { presentJob } from "./jobRow";
import type { Jobs } from "./jobs";

interface IdParams {
  readonly id: string;
}

const JOB = component("Job", {
  type: "object",
  required: ["id", "kind", "title", "state", "done", "total", "result", "createdAt", "updatedAt"],
  properties: {
    id: { type: "string", format: "uuid" },
    kind: { type: "string" },
    title: { type: "string" },
    state: { type: "string", enum: ["waiting", "running", "done", "failed", "cancelled"] },
    done: { type: "integer" },
    total: { type: ["integer", "null"] },
    result: { description: "What came of it, when it is done" },
    createdAt: { type: "string", format: "date-time" },
    updatedAt: { type: "string", format: "date-time" },
  },
});

const EXAMPLE = {
  id: EXAMPLE_ID,
  kind: "import",
  title: "members.csv",
  state: "running",
  done: 3_000,
  total: 100_000,
  result: null,
  createdAt: "2026-11-20T09:30:00.000Z",
  updatedAt: "2026-11-20T09:30:07.000Z",
};

function operation(summary: string, answer: DocumentedAnswer = { schema: JOB, example: EXAMPLE }) {
  return { schema: documented({ tags: ["Jobs"], summary }, () => ({ examples: { id: EXAMPLE_ID }, answer })) };
}

const LIST: DocumentedAnswer = { schema: { type: "array", items: JOB }, example: [EXAMPLE] };

/** `/api/jobs`: the long work that a person started, and how far it is. */
export function jobRoutes(
  app: FastifyInstance,
  { jobs, actorOf }: { readonly jobs: Jobs; readonly actorOf: (request: FastifyRequest) => Promise<Actor> },
): void {
  app.get("/api/jobs", operation("One's own jobs, newest first", LIST), async (request) => {
    const rows = await jobs.list(await actorOf(request));
    return rows.map(presentJob);
  });

  app.get<{ Params: IdParams }>("/api/jobs/:id", operation("One of one's own jobs"), async (request) =>
    presentJob(await jobs.read(await actorOf(request), request.params.id)),
  );

  app.post<{ Params: IdParams }>(
    "/api/jobs/:id/cancel",
    { ...operation("Cancel a job; what it did stays"), config: AFTER_END },
    async (request) => presentJob(await jobs.cancel(await actorOf(request), request.params.id)),
  );
}
