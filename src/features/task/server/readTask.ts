import type { SpaceDb } from "../../../server/kit";
import type { OthersVisible, PartKind, TaskPart } from "../shared/api";

export interface StoredPart extends TaskPart {
  readonly id: string;
}

export interface StoredTask {
  readonly othersVisible: OthersVisible;
  readonly parts: readonly StoredPart[];
}

/** The parts of a task, in order. */
export async function readParts(db: SpaceDb, activityId: string): Promise<readonly StoredPart[]> {
  const rows = await db
    .selectFrom("taskPart")
    .innerJoin("topic", "topic.id", "taskPart.topic")
    .select(["topic.id", "topic.title", "topic.description", "taskPart.kind", "taskPart.isRequired", "taskPart.minWords"])
    .where("topic.activity", "=", activityId)
    .orderBy("topic.position")
    .orderBy("topic.id")
    .execute();
  return rows.map(({ kind, description, ...part }) => ({ ...part, description: description ?? "", kind: kind as PartKind }));
}

/** An activity's task; nothing before its settings are saved. */
export async function readTask(db: SpaceDb, activityId: string): Promise<StoredTask | undefined> {
  const row = await db.selectFrom("taskSettings").select("othersVisible").where("activity", "=", activityId).executeTakeFirst();
  return row && { othersVisible: row.othersVisible as OthersVisible, parts: await readParts(db, activityId) };
}
