import type { FastifyReply, FastifyRequest } from "fastify";
import type { ExtensionRoute, RouteContext } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { presentCaptcha } from "../captcha/presentCaptcha";
import type { ResponseContext } from "../context/responseContext";
import type { FieldworkServices } from "../services";
import { askedBy, languageQuery, startBody } from "./executionRoutes";
import { linkParams, resolveLink } from "./linkChannel";

interface CaptchaCall {
  readonly context: RouteContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: FieldworkServices;
  readonly isStart: boolean;
}

interface CaptchaChannel {
  readonly url: string;
  readonly params: JsonObject;
  readonly access: ExtensionRoute["access"];
  readonly resolve: (call: CaptchaCall) => Promise<ResponseContext>;
}

/** A captcha for whoever sits down: good for their own start alone. */
export function captchaRoute({ url, params, access, resolve }: CaptchaChannel, services: FieldworkServices): ExtensionRoute {
  return {
    method: "POST",
    url,
    summary: "A captcha to solve before beginning",
    access,
    schema: { params, querystring: languageQuery, body: startBody },
    handle: async (context, request, reply) => {
      const taken = await resolve({ context, request, reply, services, isStart: true });
      return presentCaptcha(taken, await askedBy(context, request, taken.db.spaceId), services);
    },
  };
}

/** At an open link. */
export function linkCaptchaRoute(services: FieldworkServices): ExtensionRoute {
  return captchaRoute(
    {
      url: "/api/surveys/:linkToken/captcha",
      params: requiredObject(linkParams),
      access: "public",
      resolve: (call) => resolveLink(call, true),
    },
    services,
  );
}
