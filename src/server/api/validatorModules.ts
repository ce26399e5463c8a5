import { createRequire } from "node:module";
import Ajv2020 from "ajv/dist/2020";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isAccessKey } from "../../schema/accessKeys";
import type { Catalog, Entity } from "../../schema/catalog";
import type { FieldSchema } from "../../schema/document";
import { fingerprint } from "../../schema/hash";
import { AppError } from "../../shared/errors";
import { AJV_OPTIONS } from "./ajv";
import { formSchema, type WriteMode } from "./rest/forms";

const SEPARATOR = "~";
const resolveDir = createRequire(import.meta.url)
  .resolve("ajv/package.json")
  .replace(/package\.json$/, "");

/**
 * Address of the module with a form's precompiled validators. It says all that the module is made from, so that any
 * process can make it; the fingerprint lets browsers keep it for good.
 */
export function validatorsAddress(entity: Entity, keys: readonly string[], mode: WriteMode): string {
  const path = `${entity.resource}/${mode}/${joinKeys(keys)}`;
  return `/api/validators/${path}/${fileOf(formSchema(entity, keys, mode))}`;
}

export function joinKeys(keys: readonly string[]): string {
  return keys.map(encodeURIComponent).join(SEPARATOR);
}

/** The keys of an address; `undefined` where one is none. */
export function splitKeys(text: string): readonly string[] | undefined {
  const keys = text.split(SEPARATOR);
  return keys.every(isAccessKey) ? keys : undefined;
}

/** Name of the file with a schema's validators. */
export function fileOf(schema: FieldSchema): string {
  return `${fingerprint(JSON.stringify(schema))}.js`;
}

/**
 * The source of an ES module whose default export is the map of a form's precompiled validate functions. Ajv's
 * standalone code calls `require`: bundled, it is a module that a browser loads under `script-src 'self'`.
 */
export async function validatorModule(schema: FieldSchema): Promise<string> {
  // Loaded when first needed: together they take longer than the rest of a start.
  const [{ compileSchemaValidatorsCode }, { build }] = await Promise.all([
    import("@rjsf/validator-ajv8/compileSchemaValidators"),
    import("esbuild"),
  ]);
  const contents = compileSchemaValidatorsCode(schema as object, {
    ajvOptionsOverrides: AJV_OPTIONS,
    AjvClass: Ajv2020,
  });
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    minify: true,
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

/** Makes the validators of a schema once, and sends them for browsers to keep. */
export function createValidatorSender(): (reply: FastifyReply, schema: FieldSchema) => Promise<FastifyReply> {
  const made = new Map<string, Promise<string>>();
  return async (reply, schema) => {
    const file = fileOf(schema);
    const module = made.get(file) ?? validatorModule(schema);
    made.set(file, module);
    reply.header("Cache-Control", "public, max-age=31536000, immutable");
    return reply.type("text/javascript; charset=utf-8").send(await module);
  };
}

interface ModuleParams {
  readonly resource: string;
  readonly mode: string;
  readonly keys: string;
  readonly file: string;
}

/** Serves the modules, made when first asked for. Forms are no secret: the OpenAPI document shows the same. */
export function validatorModules(app: FastifyInstance, catalog: Catalog): void {
  const send = createValidatorSender();
  app.get<{ Params: ModuleParams }>(
    "/api/validators/:resource/:mode/:keys/:file",
    { schema: { hide: true } as object },
    async (request, reply) => {
      const { resource, mode, file } = request.params;
      const entity = catalog.byResource.get(resource);
      const keys = splitKeys(request.params.keys);
      if (!entity || !keys || (mode !== "create" && mode !== "update")) throw new AppError("route.notFound");
      const schema = formSchema(entity, keys, mode);
      if (file !== fileOf(schema)) throw new AppError("route.notFound");
      return send(reply, schema);
    },
  );
}
