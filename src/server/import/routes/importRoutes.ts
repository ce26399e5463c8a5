import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Entity } from "../../../schema/catalog";
import type { Actor } from "../../access/session/session";
import { languageOf } from "../../api/language";
import { addEntityRoutes, type ClosedPlugins } from "../../plugins/closedPlugins";
import { faultRoute } from "./faultRoute";
import { demandImport, type ImportCallOptions, type ImportQuery, importCall } from "./importCall";
import { importOperations } from "./importOperations";
import { importTemplate, type TemplateFormat } from "./template";

const UPLOAD_LIMIT = 51 * 1024 * 1024;

const IMPORT_QUERY = {
  type: "object",
  additionalProperties: false,
  properties: {
    dryRun: { type: "string", enum: ["true", "false"] },
    mode: { type: "string", enum: ["create", "upsert"] },
    key: { type: "string", maxLength: 100 },
    from: { type: "string", maxLength: 36 },
    mail: { type: "string", enum: ["true", "false"] },
    unknownColumns: {
      type: "string",
      enum: ["skip"],
      description: "Leaves out columns that nothing is known of; without it they refuse the file",
    },
  },
};

const TEMPLATE_QUERY = {
  type: "object",
  additionalProperties: false,
  properties: { format: { type: "string", enum: ["csv", "xlsx"] } },
};

const MEDIA_TYPES: Readonly<Record<TemplateFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export interface ImportRouteOptions extends ImportCallOptions {
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
  readonly closedIn: ClosedPlugins;
}

function entityRoutes(app: FastifyInstance, entity: Entity, options: ImportRouteOptions): void {
  const { catalog, texts, actorOf } = options;
  const documented = importOperations(entity);

  app.post<{ Querystring: ImportQuery }>(
    `/api/${entity.resource}/import`,
    {
      schema: { ...documented.import, querystring: IMPORT_QUERY },
      bodyLimit: UPLOAD_LIMIT,
    },
    async (request, reply) => {
      const { status, body } = await importCall(entity, await actorOf(request), request, options);
      return reply.code(status).send(body);
    },
  );

  app.get<{ Querystring: { readonly format?: TemplateFormat } }>(
    `/api/${entity.resource}/import/template`,
    { schema: { ...documented.template, querystring: TEMPLATE_QUERY } },
    async (request, reply) => {
      const actor = await actorOf(request);
      demandImport(catalog, entity, actor, "create");
      const format = request.query.format ?? "csv";
      const content = await importTemplate({ catalog, texts, entity, actor, language: languageOf(request) }, format);
      reply.header("Content-Disposition", `attachment; filename="${entity.resource}.${format}"`);
      return reply.type(MEDIA_TYPES[format]).send(content);
    },
  );
}

/** `/api/{resource}/import` of every entity that people may write, and what was wrong with their files. */
export function importRoutes(app: FastifyInstance, options: ImportRouteOptions): void {
  faultRoute(app, options);
  for (const entity of options.catalog.entities.values()) {
    if (entity.access.size === 0 || entity.isOperationsOnly) continue;
    addEntityRoutes(app, entity, options, (scope) => entityRoutes(scope, entity, options));
  }
}
