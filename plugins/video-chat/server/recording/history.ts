import type { SpaceDb } from "../../../../src/server/kit";
import type { VideoServices } from "../videoServices";

interface Noted {
  readonly id: string;
  /** null where a session came to its end by itself. */
  readonly accountId: string | null;
  readonly action: "create" | "update" | "delete";
  readonly status: { readonly from: string | null; readonly to: string | null };
}

/** Writes into a recording's history, in the open transaction. */
export function noteRecording(
  { spaceId }: SpaceDb,
  { tools }: VideoServices,
  { id, accountId, action, status }: Noted,
): Promise<void> {
  return tools().note([{ spaceId, accountId, action, entity: "recording", recordId: id, changes: { status } }]);
}
