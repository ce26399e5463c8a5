import type { FastifyRequest } from "fastify";
import type { ExtensionRoute } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { pauseStudy } from "../moves/pauseStudy";
import { readField } from "../readField";
import type { StudyServices } from "../services";
import { FIELD, FIELD_EXAMPLE } from "./fieldAnswer";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const PARAMS = requiredObject({ id: { type: "string", format: "uuid" } });

const idOf = (request: FastifyRequest) => (request.params as { readonly id: string }).id;

function pauseRoute(name: "pause" | "resume", summary: string, services: StudyServices): ExtensionRoute {
  return {
    method: "POST",
    url: `/api/studies/:id/field/${name}`,
    summary,
    access: { entity: "study", action: "update" },
    schema: { params: PARAMS },
    describe: () => ({ examples: { id: EXAMPLE_ID } }),
    handle: ({ db, session }, request) => {
      const accountId = session?.accountId ?? null;
      return pauseStudy(db, { studyId: idOf(request), accountId, isPaused: name === "pause" }, services);
    },
  };
}

/** A study's field: how it stands, and stopping it for a while. */
export function fieldRoutes(services: StudyServices): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/api/studies/:id/field",
      summary: "How a study's field stands: invitations, completes, incidence, quotas and waves",
      access: { entity: "study", action: "read" },
      schema: { params: PARAMS },
      describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: FIELD, example: FIELD_EXAMPLE } }),
      handle: ({ db }, request) => readField(db, idOf(request), services),
    },
    pauseRoute("pause", "Stop a study's field: nobody is invited and nobody begins", services),
    pauseRoute("resume", "Let a study's field go on; where too few people fit, at the same price", services),
  ];
}
