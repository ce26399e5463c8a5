import { executionApi } from "../../../../contracts/api/executionApi";
import { type ExtensionRoute, route } from "../../../../server/kit";
import type { FieldworkServices } from "../services";
import { channelCalls } from "./channelCalls";
import { resolveMember } from "./resolveMember";

/** Members answer the surveys of their community. */
export function memberExecutionRoutes(services: FieldworkServices): readonly ExtensionRoute[] {
  const member = channelCalls<{ readonly id: string }>(
    {
      access: { kind: "member" },
      resolve: (context, { request, params }) => resolveMember({ context, request, services, activityId: params.id }),
    },
    services,
  );
  return [
    route(executionApi, "POST /api/activities/:id/execution", member.start),
    route(executionApi, "POST /api/activities/:id/execution/next", member.next),
    route(executionApi, "PUT /api/activities/:id/execution/answers/:questionId", member.saveAnswer),
    route(executionApi, "PUT /api/activities/:id/execution/position", member.savePosition),
    route(executionApi, "POST /api/activities/:id/execution/files/:questionId", member.upload),
    route(executionApi, "POST /api/activities/:id/execution/run-token", member.runToken),
    route(executionApi, "POST /api/activities/:id/execution/complete", member.complete),
  ];
}
