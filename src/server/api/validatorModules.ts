import { createRequire } from "node:module";
import Ajv2020 from "ajv/dist/2020";
import type { FastifyInstance } from "fastify";
import { ACCESS_KEYS } from "../../schema/accessKeys";
import type { Catalog, Entity } from "../../schema/catalog";
import { fingerprint } from "../../schema/hash";
import { AppError } from "../../shared/errors";
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
  const hash = fingerprint(JSON.stringify(formSchema(entity, keys, mode)));
  return `/api/validators/${entity.resource}/${mode}/${keys.map(encodeURIComponent).join(SEPARATOR)}/${hash}.js`;
}

/** As the server checks bodies: without the precision 19.99 is no multiple of 0.01. */
const AJV_OPTIONS = { multipleOfPrecision: 6 };

/** Ajv's standalone code calls `require`: bundled, it is a module that a browser loads under `script-src 'self'`. */
async function bundle(entity: Entity, keys: readonly string[], mode: WriteMode): Promise<string> {
  // Loaded when first needed: together they take longer than the rest of a start.
  const [{ compileSchemaValidatorsCode }, { build }] = await Promise.all([
    import("@rjsf/validator-ajv8/compileSchemaValidators"),
    import("esbuild"),
  ]);
  const contents = compileSchemaValidatorsCode(formSchema(entity, keys, mode) as object, {
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

interface ModuleParams {
  readonly resource: string;
  readonly mode: string;
  readonly keys: string;
  readonly file: string;
}

/** Serves the modules, made when first asked for. Forms are no secret: the OpenAPI document shows the same. */
export function validatorModules(app: FastifyInstance, catalog: Catalog): void {
  const made = new Map<string, Promise<string>>();
  app.get<{ Params: ModuleParams }>(
    "/api/validators/:resource/:mode/:keys/:file",
    { schema: { hide: true } as object },
    async (request, reply) => {
      const { resource, mode, keys, file } = request.params;
      const entity = catalog.byResource.get(resource);
      const list = keys.split(SEPARATOR);
      const isKnown =
        entity &&
        (mode === "create" || mode === "update") &&
        list.every((key) => (ACCESS_KEYS as readonly string[]).includes(key));
      if (!isKnown || file !== validatorsAddress(entity, list, mode).split("/").at(-1)) throw new AppError("route.notFound");
      const address = request.url;
      const module = made.get(address) ?? bundle(entity, list, mode);
      made.set(address, module);
      reply.header("Cache-Control", "public, max-age=31536000, immutable");
      return reply.type("text/javascript; charset=utf-8").send(await module);
    },
  );
}
