import { executionApi } from "../../../../contracts/api/executionApi";
import { type ExtensionRoute, route } from "../../../../server/kit";
import { presentCaptcha } from "../captcha/presentCaptcha";
import type { FieldworkServices } from "../services";
import { askedBy, channelCalls } from "./channelCalls";
import { resolveLink } from "./resolveLink";

/**
 * Anyone answers by an open link. A cookie tells who comes back; what the space's own team answers counts as a test.
 */
export function linkExecutionRoutes(services: FieldworkServices): readonly ExtensionRoute[] {
  const link = channelCalls<{ readonly linkToken: string }>(
    {
      access: "public",
      resolve: (context, { params: { linkToken }, ...call }) => resolveLink({ ...call, context, services, linkToken }),
    },
    services,
  );
  return [
    route(executionApi, "POST /api/surveys/:linkToken/execution", link.start),
    route(executionApi, "POST /api/surveys/:linkToken/execution/next", link.next),
    route(executionApi, "PUT /api/surveys/:linkToken/execution/answers/:questionId", link.saveAnswer),
    route(executionApi, "PUT /api/surveys/:linkToken/execution/position", link.savePosition),
    route(executionApi, "POST /api/surveys/:linkToken/execution/files/:questionId", link.upload),
    route(executionApi, "POST /api/surveys/:linkToken/execution/run-token", link.runToken),
    route(executionApi, "POST /api/surveys/:linkToken/execution/complete", link.complete),
    route(executionApi, "POST /api/surveys/:linkToken/captcha", {
      access: "public",
      // Good for the start of whoever asked for it alone.
      handle: async (context, { request, reply, params: { linkToken }, query, body }) => {
        const taken = await resolveLink({ context, request, reply, services, linkToken, start: body ?? {} });
        return presentCaptcha(taken, await askedBy(context, query, { of: taken, services }), services);
      },
    }),
  ];
}
