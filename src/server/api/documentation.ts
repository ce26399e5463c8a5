import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { COMPONENT } from "../../shared/calls/schemas";
import { isJsonObject, type Json, type JsonObject } from "../../shared/json";
import type { CallDocument, DocumentedSchema } from "./openApi/callDocument";
import { headerComponents } from "./openApi/headers";
import { completeOperation } from "./openApi/operation";
import { PROBLEM_RESPONSE, PROBLEM_SCHEMA } from "./openApi/problem";

/** Puts marked schemas among the components; what is left refers to them. */
function hoistComponents(document: JsonObject): { readonly document: Json; readonly schemas: JsonObject } {
  const schemas: Record<string, Json> = {};
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isJsonObject(value)) return value;
    const { [COMPONENT]: name, ...rest } = value;
    if (typeof name === "string") {
      schemas[name] ??= visit(rest);
      return { $ref: `#/components/schemas/${name}` };
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)]));
  };
  return { document: visit(document), schemas };
}

type Describe = () => CallDocument;

/** `/api/members/:id` as OpenAPI writes it. */
function openApiPath(url: string): string {
  return url.replace(/:([A-Za-z]\w*)/g, "{$1}");
}

/** Every operation with what its route says beside the schema that Fastify knows. */
function completePaths(paths: JsonObject, described: ReadonlyMap<string, Describe>): JsonObject {
  return Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations as JsonObject).map(([method, operation]) => [
          method,
          completeOperation(operation as JsonObject, described.get(`${method} ${path}`)?.() ?? {}),
        ]),
      ),
    ]),
  );
}

/** The document of all calls, from what the Swagger plugin gathered. */
function completeDocument(gathered: JsonObject, described: ReadonlyMap<string, Describe>): JsonObject {
  const { paths, components, ...head } = gathered as { readonly paths: JsonObject; readonly components: JsonObject };
  const { document, schemas } = hoistComponents(completePaths(paths, described));
  return {
    ...head,
    components: {
      ...components,
      ...headerComponents(),
      responses: { Problem: PROBLEM_RESPONSE },
      schemas: { Problem: PROBLEM_SCHEMA, ...schemas },
    },
    paths: document,
  };
}

/** `/openapi.json` and, readable, `/docs`. Registered before the routes, which it collects. */
export async function documentation(app: FastifyInstance): Promise<void> {
  const described = new Map<string, Describe>();
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Sondeo", version: "0.1.0", description: "Generated from the entity schemas and the features' routes." },
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
      security: [{ token: [] }],
    },
    transform: ({ schema, url, route }) => {
      const { describe, ...rest } = (schema ?? {}) as Partial<DocumentedSchema>;
      for (const method of [route.method].flat()) {
        if (describe) described.set(`${method.toLowerCase()} ${openApiPath(url)}`, describe);
      }
      return { schema: rest as never, url };
    },
    transformObject: (gathered) => {
      const document = "openapiObject" in gathered ? gathered.openapiObject : {};
      return completeDocument(document as unknown as JsonObject, described) as never;
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
