import type { Catalog, Entity } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import type { Language } from "../../shared/languages";
import type { Actor } from "../access/session/session";
import { presentJob } from "../jobs/jobRow";
import { createImportFiles } from "./importFiles";
import { IMPORT } from "./importJob";
import type { Imports } from "./imports";
import { demandImport, type ImportCallOptions, loadKept } from "./routes/importCall";
import { importTemplate } from "./routes/template";

interface Caller {
  readonly actor: Actor | undefined;
  readonly language: Language;
}

function entityOf(catalog: Catalog, name: string): Entity {
  const entity = catalog.entities.get(name);
  if (!entity) throw new Error(`there is no entity ${name}`);
  return entity;
}

export function createImports(options: ImportCallOptions, { actor, language }: Caller): Imports {
  const { catalog, texts, jobs } = options;
  const admit = (name: string) => {
    const entity = entityOf(catalog, name);
    if (!actor) throw new AppError("auth.notAuthenticated");
    demandImport(catalog, entity, actor, "upsert");
    return { entity, actor };
  };
  return {
    template: async (name, columns) => importTemplate({ catalog, texts, language, columns, ...admit(name) }, "xlsx"),
    load: async (name, from, { mapping, isMailing, withFaults }) => {
      const { entity, actor: by } = admit(name);
      const query = { mode: "upsert", key: entity.importKeys.join(","), mail: isMailing ? "true" : "false" } as const;
      return loadKept({ entity, actor: by, from, query, mapping, language, withFaults }, options);
    },
    status: async (name, id) => {
      const { entity, actor: by } = admit(name);
      const files = createImportFiles(
        options.files,
        options.reports,
        by.spaceId ? options.context.spaceDb(by.spaceId) : undefined,
      );
      if (await files.isKept(id, { actor: by, entity: entity.name })) return undefined;
      const job = await jobs.read(by, id);
      if (job.kind !== IMPORT || job.payload.entity !== entity.name) throw new AppError("job.notFound");
      return presentJob(job);
    },
  };
}
