import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { visibleActivities } from "../visibleActivities";

interface Picture {
  readonly image: string;
  readonly caption?: string;
}

/** What an activity shows beside its own screen. */
export interface ActivityInfo {
  readonly image: string | null;
  readonly images: readonly Picture[];
  readonly videos: readonly { readonly url: string; readonly caption?: string }[];
  readonly files: readonly { readonly name: string; readonly file: string }[];
}

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
