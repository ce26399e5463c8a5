import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";

interface DocumentedSchema {
  readonly documentedBody?: unknown;
  readonly documentedAnswer?: unknown;
  readonly [key: string]: unknown;
}

const PROBLEM = {
  description: "What went wrong, as RFC 9457",
  content: {
    "application/problem+json": {
      schema: {
        type: "object",
        properties: {
          type: { type: "string" },
          title: { type: "string" },
          status: { type: "integer" },
          code: { type: "string" },
          detail: { type: "string" },
          errors: {
            type: "array",
            items: {
              type: "object",
              properties: { path: { type: "string" }, rule: { type: "string" }, message: { type: "string" } },
            },
          },
        },
      },
    },
  },
};

/** `/openapi.json` and, readable, `/docs`. Registered before the routes, which it collects. */
export async function documentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Sondeo", version: "0.1.0", description: "Generated from the entity schemas and the features' routes." },
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
      security: [{ token: [] }],
    },
    transform: ({ schema, url }) => {
      const { documentedBody, documentedAnswer, ...rest } = (schema ?? {}) as DocumentedSchema;
      const response = {
        200: {
          description: "Done",
          ...(documentedAnswer ? { content: { "application/json": { schema: documentedAnswer } } } : {}),
        },
      };
      const documented = {
        ...rest,
        ...(documentedBody ? { body: documentedBody } : {}),
        response: { ...response, "4xx": PROBLEM },
      };
      return { schema: documented as never, url };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: true,
    // Swagger's own page styles an SVG inline; nothing of ours is on it.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'"),
    uiConfig: { docExpansion: "none" },
  });
  app.get("/openapi.json", { schema: { hide: true } as object }, async () => app.swagger());
}
