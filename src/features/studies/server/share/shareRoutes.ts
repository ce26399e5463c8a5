import type { FastifyRequest } from "fastify";
import { component, type ExtensionRoute } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { LONGEST_NAME } from "../../shared/comments";
import { makeShare, readShares, revokeShare } from "./shares";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const SHARE_ID = "0193fd0a-7c1e-7000-8000-000000000003";
const id = { type: "string", format: "uuid" } as const;
const moment = { type: "string", format: "date-time" } as const;

const SHARE = {
  id,
  name: { type: "string", description: "For whom it is" },
  createdAt: moment,
  expiresAt: moment,
  openedAt: { ...moment, type: ["string", "null"] },
} as const;
const SHARE_SCHEMA = component("StudyShare", requiredObject(SHARE));
const EXAMPLE = {
  ...{ id: SHARE_ID, name: "Compras", createdAt: "2027-01-15T10:00:00.000Z" },
  ...{ expiresAt: "2027-01-29T10:00:00.000Z", openedAt: null },
};

const PARAMS = requiredObject({ id });
const BODY = requiredObject({ name: { type: "string", minLength: 1, maxLength: LONGEST_NAME, pattern: "\\S" } });

const idOf = (request: FastifyRequest) => (request.params as { readonly id: string }).id;

/** Links by which a company's colleagues look at a study without an account: made, listed and taken back. */
export const shareRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: "/api/studies/:id/shares",
    summary: "The links of a study that still hold",
    access: { entity: "study", action: "update" },
    schema: { params: PARAMS },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      answer: { schema: requiredObject({ shares: { type: "array", items: SHARE_SCHEMA } }), example: { shares: [EXAMPLE] } },
    }),
    handle: async ({ db }, request) => ({ shares: await readShares(db, idOf(request)) }),
  },
  {
    method: "POST",
    url: "/api/studies/:id/shares",
    summary: "Make a link by which colleagues look at a study and comment on it; it is told this once",
    access: { entity: "study", action: "update" },
    schema: { params: PARAMS, body: BODY },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      body: { schema: BODY, example: { name: "Compras" } },
      answer: {
        status: 201,
        schema: requiredObject({ ...SHARE, path: { type: "string", description: "From the root of the server" } }),
        example: { ...EXAMPLE, path: "/shared/Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nR" },
      },
    }),
    handle: async ({ db }, request, reply) => {
      const made = await makeShare(db, idOf(request), (request.body as { readonly name: string }).name.trim());
      reply.code(201);
      return made;
    },
  },
  {
    method: "DELETE",
    url: "/api/studies/:id/shares/:shareId",
    summary: "Take a link back: it leads nowhere from now on",
    access: { entity: "study", action: "update" },
    schema: { params: requiredObject({ id, shareId: id }) },
    describe: () => ({ examples: { id: EXAMPLE_ID, shareId: SHARE_ID } }),
    handle: ({ db }, request) => revokeShare(db, idOf(request), (request.params as { readonly shareId: string }).shareId),
  },
];
