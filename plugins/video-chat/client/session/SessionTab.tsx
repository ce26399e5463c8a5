import type { RecordTabProps } from "../../../../src/client/kit/console";
import { ActivitySession } from "./ActivitySession";
import { LiveSession } from "./LiveSession";

/** An activity's session. */
export function SessionTab({ record, canUpdate, refresh }: RecordTabProps) {
  return (
    <ActivitySession activityId={record.id}>
      <LiveSession canUpdate={canUpdate} onEnd={refresh} />
    </ActivitySession>
  );
}
