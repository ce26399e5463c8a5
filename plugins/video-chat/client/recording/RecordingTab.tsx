import type { RecordTabProps } from "../../../../src/client/kit/console";
import { ActivitySession } from "../session/ActivitySession";
import { Recordings } from "./Recordings";

/** Recordings of an activity's session. */
export function RecordingTab({ record, canUpdate }: RecordTabProps) {
  return (
    <ActivitySession activityId={record.id}>
      <Recordings canUpdate={canUpdate} />
    </ActivitySession>
  );
}
