import type { FastifyReply, FastifyRequest } from "fastify";
import type { GuestRoute, RouteContext } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { objectOf } from "../../../../survey/document/jsonSchemas";
import { presentCaptcha } from "../captcha/presentCaptcha";
import type { Seat } from "../context/seat";
import type { FieldworkServices } from "../services";
import { askedBy, languageQuery, startBody } from "./executionRoutes";
import { linkParams, takeLinkSeat } from "./linkDoor";

interface Sitting {
  readonly context: RouteContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: FieldworkServices;
  readonly isStart: boolean;
}

interface CaptchaDoor {
  readonly url: string;
  readonly params: JsonObject;
  readonly access: GuestRoute["access"];
  readonly seat: (sitting: Sitting) => Promise<Seat>;
}

/** A captcha for whoever sits down: good for their own start alone. */
export function captchaRoute({ url, params, access, seat }: CaptchaDoor, services: FieldworkServices): GuestRoute {
  return {
    method: "POST",
    url,
    summary: "A captcha to solve before beginning",
    access,
    schema: { params, querystring: languageQuery, body: startBody },
    handle: async (context, request, reply) => {
      const taken = await seat({ context, request, reply, services, isStart: true });
      return presentCaptcha(taken, await askedBy(context, request, taken.db.spaceId), services);
    },
  };
}

/** At an open link. */
export function linkCaptchaRoute(services: FieldworkServices): GuestRoute {
  return captchaRoute(
    {
      url: "/api/surveys/:linkToken/captcha",
      params: objectOf(linkParams),
      access: "public",
      seat: (sitting) => takeLinkSeat(sitting, true),
    },
    services,
  );
}
