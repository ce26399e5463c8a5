import type { ActivityInfo } from "../../../../contracts/api/memberActivities";
import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { visibleActivities } from "../visibleActivities";

/** @throws AppError `record.notFound` where the member may not know of it */
export async function readInfo(db: SpaceDb, activityId: string, memberId: string): Promise<ActivityInfo> {
  const row = await visibleActivities(db, memberId)
    .select(["activity.image", "activity.images", "activity.videos", "activity.files"])
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  // Checked by their schemas when they were written.
  const { image, images, videos, files } = row as unknown as { [Field in keyof ActivityInfo]: ActivityInfo[Field] | null };
  return { image, images: images ?? [], videos: videos ?? [], files: files ?? [] };
}
