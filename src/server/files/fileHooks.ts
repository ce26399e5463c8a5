import type { Entity } from "../../schema/catalog";
import { executor } from "../db/transaction";
import type { EntityHook } from "../host/serverHost";
import { attachFiles, type FieldFileTools } from "./attachFiles";
import { fileFields, fileIdsIn } from "./fileFields";
import { type ReleaseTools, releaseFiles, removeBytes } from "./releaseFiles";

type Row = Readonly<Record<string, unknown>>;

/** What a person put up in a space and no record refers to any more goes with the person. */
async function releaseUploads(tools: ReleaseTools, { id, spaceId, accountId }: Row): Promise<void> {
  if (typeof accountId !== "string" || typeof spaceId !== "string") return;
  const rows = await executor(tools.root)
    .selectFrom("file")
    .select("id")
    .where("spaceId", "=", spaceId)
    .where("uploaderId", "=", accountId)
    .execute();
  await releaseFiles(tools, { recordId: String(id), uploaderId: accountId, ids: rows.map((row) => row.id) });
}

function hookOf(tools: FieldFileTools, entity: Entity): EntityHook {
  const fields = fileFields(entity);
  const names = fields.map(({ name }) => name);
  const attach: NonNullable<EntityHook["afterCreate"]> = (change) => attachFiles(tools, { entity, fields, change });
  const idsOf = (record: Row) => fileIdsIn(names.map((name) => record[name]));
  return {
    entity: entity.name,
    fields: names,
    afterCreate: attach,
    afterUpdate: attach,
    beforeDelete: async ({ record }) => {
      if (!entity.isSoftDeleted) await releaseFiles(tools, { recordId: String(record.id), ids: idsOf(record) });
    },
    afterErasure: async ({ record }) => {
      const personal = fields.filter(({ isPersonal }) => isPersonal).map(({ name }) => record[name]);
      await releaseFiles(tools, { recordId: String(record.id), ids: fileIdsIn(personal) });
      if (entity.person === "id") await releaseUploads(tools, record);
    },
  };
}

/** The rows of a space's files go with the space; their bytes must be told. */
function spaceHook(tools: ReleaseTools, entity: string): EntityHook {
  return {
    entity,
    beforeDelete: async ({ record }) => {
      const rows = await executor(tools.root).selectFrom("file").select("id").where("spaceId", "=", String(record.id)).execute();
      removeBytes(
        tools,
        rows.map(({ id }) => id),
      );
    },
  };
}

/** What comes with generated writes of whatever has files. Before a space goes, hence before the hooks that let it go. */
export function fileHooks(tools: FieldFileTools): readonly EntityHook[] {
  const withFiles = [...tools.catalog.entities.values()].filter((entity) => fileFields(entity).length > 0);
  return [...withFiles.map((entity) => hookOf(tools, entity)), ...["company", "community"].map((name) => spaceHook(tools, name))];
}
