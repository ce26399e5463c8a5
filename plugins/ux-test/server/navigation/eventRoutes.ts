import type { FastifyReply, FastifyRequest } from "fastify";
import type { FieldworkService, Run } from "../../../../src/contracts/services/fieldwork";
import { createBoundedCompiler, createPace, type ExtensionRoute, issuesOf, jsonSchema, route } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { isStorable } from "../../../../src/shared/isStorable";
import type { Json, JsonObject } from "../../../../src/shared/json";
import { DEFAULT_LANGUAGE, localize } from "../../../../src/shared/languages";
import type { Checkpoint } from "../../questions/uxTask/uxTaskQuestion";
import { EventsBody, EXAMPLE_EVENTS, eventsApi, RunBody } from "../../shared/api/events";
import type { WatchedCheckpoint } from "../../shared/navigation/events";
import { siteOrigins } from "../../shared/navigation/startAddress";
import { snippetScript } from "./snippetScript";
import { storeEvents } from "./storeEvents";
import { navigationTaskOf, startUrlsOf } from "./task";

const PURPOSE = "events";
const HOUR = 3_600;

const compile = createBoundedCompiler();
const isRunBody = compile(jsonSchema(RunBody));
const isEventsBody = compile(jsonSchema(EventsBody));

/** Any page may read the answer; no cookie goes with the call or comes of it. */
const openToSites = (reply: FastifyReply) => reply.header("Access-Control-Allow-Origin", "*");

/** @throws AppError `request.invalid` */
function bodyOf<Body>({ body }: FastifyRequest, fits: typeof isRunBody): Body {
  let value: unknown = body;
  if (typeof body === "string") {
    try {
      value = JSON.parse(body);
    } catch {
      throw new AppError("request.invalid");
    }
  }
  if (!fits(value)) throw new AppError("request.invalid", { faults: issuesOf(fits.errors ?? []) });
  if (!isStorable(value as Json)) throw new AppError("request.invalid");
  return value as Body;
}

/** Without what is the team's alone. */
function watchedOf({ name: _, isSuccess: _none, message, ...watched }: Checkpoint, language: string): WatchedCheckpoint {
  const words = localize(message, language);
  return { ...watched, ...(words === "" ? {} : { message: words }) };
}

/** The language in which the questionnaire is answered. */
async function languageOf({ db, responseId }: Run): Promise<string> {
  const response = await db.selectFrom("response").select("language").where("id", "=", responseId).executeTakeFirst();
  return response?.language ?? DEFAULT_LANGUAGE;
}

/** Whether a page's origin is the tested site's or this installation's. */
function isOfSite(origin: string, { host }: FastifyRequest, startUrls: readonly string[]): boolean {
  return origin === `https://${host}` || origin === `http://${host}` || siteOrigins(startUrls).has(origin);
}

/** @param fieldwork of the running server, from the first request on */
export function eventRoutes(fieldwork: () => Pick<FieldworkService, "runOf">): readonly ExtensionRoute[] {
  // A person does less; it bounds what a token that was copied can cost.
  const pace = createPace({ limit: 120, windowMs: 60_000 });

  /** @throws AppError `execution.notFound`, `request.foreignOrigin`, `request.rateLimited` */
  async function admit(context: Parameters<FieldworkService["runOf"]>[0], request: FastifyRequest, token: string) {
    const run = await fieldwork().runOf(context, token, PURPOSE);
    const task = navigationTaskOf(run.question);
    if (!task) throw new AppError("execution.notFound");
    // Browsers name the origin with every POST.
    const { origin = "" } = request.headers;
    if (!isOfSite(origin, request, startUrlsOf(task))) throw new AppError("request.foreignOrigin");
    pace(`${run.responseId} ${run.questionId}`);
    return { run, task };
  }

  const bodyDocument = (schema: JsonObject, example: Json) => ({ body: { type: "text/plain", schema, example } });
  const { token, events } = EXAMPLE_EVENTS;
  return [
    route(eventsApi, "POST /api/ux-events/run", {
      access: "public",
      document: bodyDocument(jsonSchema(RunBody), { token }),
      handle: async (context, { request, reply }) => {
        openToSites(reply);
        const body = bodyOf<RunBody>(request, isRunBody);
        const { run, task } = await admit(context, request, body.token);
        const language = await languageOf(run);
        return { isOpen: run.isOpen, checkpoints: (task.checkpoints ?? []).map((one) => watchedOf(one, language)) };
      },
    }),
    route(eventsApi, "POST /api/ux-events", {
      access: "public",
      document: bodyDocument(jsonSchema(EventsBody), { token, events: [...events] as unknown as Json }),
      handle: async (context, { request, reply }) => {
        openToSites(reply);
        const body = bodyOf<EventsBody>(request, isEventsBody);
        const { run, task } = await admit(context, request, body.token);
        const isOwn = (url: string) => URL.canParse(url) && isOfSite(new URL(url).origin, request, startUrlsOf(task));
        return storeEvents(run, body.events, isOwn);
      },
    }),
    {
      method: "GET",
      url: "/ux-snippet.js",
      summary: "The script that a tested site carries; it does nothing on pages that no test has opened",
      access: "public",
      describe: () => ({ answer: { type: "text/javascript", schema: { type: "string" } } }),
      handle: async (_context, { headers }, reply) => {
        const { script, compressed } = await snippetScript();
        const isCompressed = /\bgzip\b/.test(headers["accept-encoding"] ?? "");
        reply.headers({
          "Content-Type": "text/javascript; charset=utf-8",
          "Cache-Control": `public, max-age=${HOUR}`,
          "Cross-Origin-Resource-Policy": "cross-origin",
          Vary: "Accept-Encoding",
          ...(isCompressed ? { "Content-Encoding": "gzip" } : {}),
        });
        await reply.send(isCompressed ? compressed : script);
      },
    },
  ];
}
