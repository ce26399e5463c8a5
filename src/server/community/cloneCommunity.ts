import type { Entity } from "../../schema/catalog";
import { newId } from "../../shared/ids";
import type { JsonObject } from "../../shared/json";
import type { Actor } from "../access/session/session";
import { writableFields } from "../api/rest/forms";
import type { Row } from "../api/rest/serializers";
import { createRecord } from "../api/rest/write/createRecord";
import { isConnectionLost } from "../db/connection/connectionLoss";
import { json } from "../db/json";
import { executor, inTransaction } from "../db/transaction";
import { copyFiles, type FileCopies } from "../files/copyFiles";
import { fileFields } from "../files/fileFields";
import { findVendor } from "../tracking/trackingVendors";
import type { CommunityTools } from "./communityTools";
import { insertRow, readRows } from "./copiedRows";
import type { Editor } from "./editor";

/** A community's own record, its configuration and the records that extensions set it up with. A script that isn't run any more is nothing to begin with. */
async function readOriginal({ root, context, parts }: CommunityTools, id: string) {
  const db = executor(root);
  const community = await db.selectFrom("community").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const vendor = await findVendor(root, community.trackingScript);
  return {
    community: vendor ? community : { ...community, trackingScript: null },
    configuration: await db.selectFrom("communityConfiguration").selectAll().where("spaceId", "=", id).executeTakeFirst(),
    parts: await Promise.all(parts.map(async (entity) => ({ entity, rows: await readRows(context.database, entity, id) }))),
  };
}

type Original = Awaited<ReturnType<typeof readOriginal>>;

function imagesOf(entity: Entity, row: Row | undefined): readonly unknown[] {
  return fileFields(entity).map(({ name }) => row?.[name]);
}

/** The values that the schema declares, with copied files; neither system fields nor columns that the database fills. */
function withCopies<T extends Row>(entity: Entity, row: T, { addressOf }: FileCopies): T {
  const declared = [...entity.fields.values()].filter(({ name, isSystem, computed }) => !isSystem && !computed && name in row);
  return Object.fromEntries(declared.map(({ name }) => [name, addressOf(row[name])])) as T;
}

/** What the person says of a new community, and the original says of the rest. */
function bodyOf({ community: entity }: CommunityTools, actor: Actor, original: Original["community"]): JsonObject {
  const { title, ...rest } = original;
  // One that says no more than the name would call the copy by the original's.
  const row: Row = title === original.name ? rest : original;
  const names = writableFields(entity, actor.accessKeys, "create").map(({ name }) => name);
  return Object.fromEntries(
    names.flatMap((name) => (row[name] === null || row[name] === undefined ? [] : [[name, row[name]]])),
  ) as JsonObject;
}

interface Home {
  readonly spaceId: string;
  readonly entity: Entity;
  /** Absent: the record is yet to refer to it. */
  readonly recordId?: string;
}

async function insertFiles(
  { root }: CommunityTools,
  actor: Actor,
  copies: FileCopies,
  row: Row,
  { spaceId, entity, recordId }: Home,
): Promise<void> {
  for (const { name: field } of fileFields(entity)) {
    const file = copies.fileOf(row[field]);
    if (!file) continue;
    const home = recordId ? { state: "ATTACHED", entity: entity.name, recordId, field } : {};
    await executor(root)
      .insertInto("file")
      .values({ ...file, spaceId, uploaderId: actor.accountId, ...home })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * The configuration without the period of redeems, which is the other community's: with no dates of its own gamification
 * would tell members of LABs that nobody ever redeems, and is off until somebody sets them. Thresholds are ready.
 */
async function cloneConfiguration(tools: CommunityTools, actor: Actor, copies: FileCopies, original: Original, spaceId: string) {
  const { root, configuration: entity } = tools;
  if (!original.configuration) return;
  const row = original.configuration;
  const id = newId();
  const period = { gamification: false, redeemFrom: null, redeemTo: null, secondRedeemFrom: null, secondRedeemTo: null };
  const alertThresholds = row.alertThresholds === null ? null : json(row.alertThresholds);
  const values = { ...withCopies(entity, row, copies), ...period, alertThresholds, id, spaceId };
  await executor(root).insertInto("communityConfiguration").values(values).execute();
  await insertFiles(tools, actor, copies, row, { spaceId, entity, recordId: id });
}

async function cloneParts(tools: CommunityTools, actor: Actor, copies: FileCopies, { parts }: Original, spaceId: string) {
  for (const { entity, rows } of parts)
    for (const row of rows) {
      const id = newId();
      await insertRow(tools.context.database, entity, { id, spaceId, values: withCopies(entity, row, copies) });
      await insertFiles(tools, actor, copies, row, { spaceId, entity, recordId: id });
    }
}

/** What a copy is called. */
export interface CloneName {
  readonly origin: string;
  readonly name: string;
  /** @default the original's */
  readonly plan?: string;
  /** @default the original's */
  readonly durationMonths?: number;
}

/**
 * A new community with the look and configuration of another, and what extensions set it up with, in the same company; its people and activities are
 * its own. Files are copied: neither community needs the other's.
 * @throws AppError `request.invalid`, `record.exists`, `community.originReserved`, `access.denied`
 */
export async function cloneCommunity(tools: CommunityTools, actor: Actor, editor: Editor, called: CloneName): Promise<Row> {
  const { root, context, community, configuration } = tools;
  const original = await readOriginal(tools, editor.communityId);
  const companyId = String(original.community.spaceId);
  const images = [
    ...imagesOf(community, original.community),
    ...imagesOf(configuration, original.configuration),
    ...original.parts.flatMap(({ entity, rows }) => rows.flatMap((row) => imagesOf(entity, row))),
  ];
  const copies = await copyFiles(tools, images);
  const values = Object.entries(bodyOf(tools, actor, original.community));
  const body = { ...Object.fromEntries(values.map(([name, value]) => [name, copies.addressOf(value)])), ...called };
  try {
    return await inTransaction(root, async () => {
      await insertFiles(tools, actor, copies, original.community, { spaceId: companyId, entity: community });
      const made = await createRecord(context, community, actor, body);
      const spaceId = String(made.id);
      await cloneConfiguration(tools, actor, copies, original, spaceId);
      await cloneParts(tools, actor, copies, original, spaceId);
      return made;
    });
  } catch (error) {
    // A commit whose answer was lost may have been made: then its rows need the copies.
    if (!isConnectionLost(error)) await copies.discard();
    throw error;
  }
}
