import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import type { Json } from "../../../shared/json";
import type { Actor } from "../../access/session/session";
import { component, type DocumentedAnswer, documented } from "../../api/openApi/callDocument";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";
import type { Tables } from "../../db/generated/tables";
import type { Config } from "../../platform/config";
import type { MailContent } from "../rendering/content";
import { readMailTheme } from "../rendering/mailTheme";
import type { RenderHtml } from "../rendering/renderHtml";
import type { Suppressions } from "../suppressions";
import type { OutboxRow } from "./delivery";
import type { Outbox } from "./outbox";
import { type ListedRow, listOutbox, readOutboxRow, retryOutboxRow } from "./outboxQueries";

const STATUSES: readonly OutboxRow["status"][] = ["NEW", "PROCESSING", "SENT", "ERROR"];
const CHANNELS: readonly OutboxRow["channel"][] = ["mail", "sms", "callback"];
const PAGE = 25;
const LONGEST_PAGE = 100;

interface IdParams {
  readonly id: string;
}

const PROPERTIES = {
  id: { type: "string", format: "uuid" },
  channel: { type: "string", enum: [...CHANNELS] },
  to: {
    type: "string",
    description: "E-mail or telephone number, of one that is sent its last digits; empty once it is forgotten",
  },
  subject: { type: ["string", "null"] },
  template: { type: ["string", "null"] },
  space: { type: ["string", "null"], description: "Name of the community or company" },
  status: { type: "string", enum: [...STATUSES] },
  isKept: { type: "boolean", description: "There was no server to send it by: it stayed here" },
  error: { type: ["string", "null"] },
  attempts: { type: "integer" },
  nextAt: { type: ["string", "null"], format: "date-time", description: "When it is tried again, while it waits" },
  sentAt: { type: ["string", "null"], format: "date-time" },
  createdAt: { type: "string", format: "date-time" },
} as const;

const ENTRY = component("OutboxEntry", { type: "object", required: Object.keys(PROPERTIES), properties: PROPERTIES });

const MESSAGE = component("OutboxMessage", {
  type: "object",
  required: [...Object.keys(PROPERTIES), "text", "hasHtml"],
  properties: {
    ...PROPERTIES,
    text: { type: ["string", "null"], description: "Nothing where it is secret, or gone since it was sent" },
    hasHtml: { type: "boolean", description: "Whether `/html` answers it as it looks" },
  },
});

const EXAMPLE = {
  id: EXAMPLE_ID,
  channel: "mail",
  to: "ana@example.com",
  subject: "Choose a new password",
  template: "resetPassword",
  space: "Demo",
  status: "SENT",
  isKept: false,
  error: null,
  attempts: 1,
  nextAt: null,
  sentAt: "2026-11-20T09:30:02.000Z",
  createdAt: "2026-11-20T09:30:00.000Z",
} as const satisfies Json;

const EXAMPLE_MESSAGE: Json = { ...EXAMPLE, text: null, hasHtml: false };

function operation(summary: string, answer: DocumentedAnswer = { schema: MESSAGE, example: EXAMPLE_MESSAGE }) {
  return { schema: documented({ tags: ["Outbox"], summary }, () => ({ examples: { id: EXAMPLE_ID }, answer })) };
}

function presentEntry(row: ListedRow) {
  const { recipient, spaceName, nextAt, status, ...entry } = row;
  return { ...entry, status, to: recipient, space: spaceName, nextAt: status === "NEW" ? nextAt : null };
}

export interface OutboxRoutesOptions {
  readonly root: Kysely<Tables>;
  readonly config: Pick<Config, "smtpUrl" | "smsUrl" | "isProduction">;
  readonly outbox: Outbox;
  readonly renderHtml: RenderHtml;
  readonly suppressions: Pick<Suppressions, "remove">;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

/** `/api/outbox`: what was sent, what waits and what failed, for the back office. */
export function outboxRoutes(
  app: FastifyInstance,
  { root, config, outbox, renderHtml, suppressions, actorOf }: OutboxRoutesOptions,
): void {
  /** @throws AppError `access.denied` */
  async function demandBackoffice(request: FastifyRequest): Promise<void> {
    const { accessKeys } = await actorOf(request);
    if (!accessKeys.includes("backoffice")) throw new AppError("access.denied");
  }

  /** @throws AppError `record.notFound` */
  async function read(id: string) {
    const row = await readOutboxRow(root, id);
    if (!row) throw new AppError("record.notFound");
    const server = row.channel === "mail" ? config.smtpUrl : config.smsUrl;
    // Links and codes of accounts are their owners' alone; on a machine to try things out they are what is looked for.
    const isSecret = row.isAboutAccount && (server !== undefined || config.isProduction);
    return isSecret ? { ...row, text: null, content: null } : row;
  }

  async function present(id: string) {
    const { text, content, isAboutAccount: _isAboutAccount, spaceId: _spaceId, ...entry } = await read(id);
    return { ...presentEntry(entry), text, hasHtml: content !== null };
  }

  app.get<{ Querystring: Record<string, string | undefined> }>(
    "/api/outbox",
    {
      schema: {
        ...documented({ tags: ["Outbox"], summary: "Mails and short messages, newest first" }, () => ({
          answer: { schema: { type: "array", items: ENTRY }, example: [EXAMPLE], headers: ["X-Next-Cursor"] },
        })),
        querystring: {
          type: "object",
          properties: {
            status: { type: "string", enum: [...STATUSES] },
            channel: { type: "string", enum: [...CHANNELS] },
            q: { type: "string", minLength: 1, maxLength: 200, description: "Part of the recipient's address or of the subject" },
            after: { type: "string", description: "`X-Next-Cursor` of the page before" },
            limit: { type: "string", pattern: "^[1-9]\\d{0,2}$", description: `At most ${LONGEST_PAGE}; ${PAGE} unless told` },
          },
        },
      },
    },
    async (request, reply) => {
      await demandBackoffice(request);
      const { status, channel, q, after, limit } = request.query;
      if (after !== undefined && !isId(after)) throw new AppError("request.invalid");
      const size = Math.min(Number(limit ?? PAGE), LONGEST_PAGE);
      const filter = {
        status: STATUSES.find((one) => one === status),
        channel: CHANNELS.find((one) => one === channel),
        q,
        after,
      };
      const rows = await listOutbox(root, { ...filter, limit: size + 1 });
      const page = rows.slice(0, size);
      const last = page.at(-1);
      if (rows.length > size && last) reply.header("X-Next-Cursor", last.id);
      return page.map(presentEntry);
    },
  );

  app.get<{ Params: IdParams }>(
    "/api/outbox/:id",
    operation("One message, with its text where it may be seen"),
    async (request) => {
      await demandBackoffice(request);
      return present(request.params.id);
    },
  );

  const html: DocumentedAnswer = { type: "text/html", schema: { type: "string" } };
  app.get<{ Params: IdParams }>(
    "/api/outbox/:id/html",
    operation("A mail as it looks, for a frame", html),
    async (request, reply) => {
      // A frame names no space; the back office's session is the only one that may look.
      request.headers["x-space"] ??= "backoffice";
      await demandBackoffice(request);
      const { content, subject, spaceId } = await read(request.params.id);
      if (!content) throw new AppError("record.notFound");
      const brand = await readMailTheme(root, spaceId);
      const page = await renderHtml({ subject: subject ?? "", content: content as unknown as MailContent, brand });
      return reply
        .header(
          "Content-Security-Policy",
          "default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
        )
        .header("Referrer-Policy", "no-referrer")
        .type("text/html; charset=utf-8")
        .send(page);
    },
  );

  app.post<{ Params: IdParams }>("/api/outbox/:id/retry", operation("Try again now"), async (request) => {
    await demandBackoffice(request);
    const { id, status, channel, recipient } = await read(request.params.id);
    if (!(await retryOutboxRow(root, id)))
      throw new AppError("record.transition", { extensions: { state: status, from: ["NEW", "ERROR"] } });
    // Who tries again believes that the address is somebody's.
    if (channel === "mail") await suppressions.remove(recipient);
    outbox.wake();
    return present(id);
  });
}
