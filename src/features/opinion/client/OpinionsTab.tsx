import { type RecordTabProps, View } from "../../../client/kit/console";
import { conversationBoard } from "../../../contracts/views/conversation";

/** What members think, to read and moderate. */
export function OpinionsTab({ record, canUpdate }: RecordTabProps) {
  return (
    <View of={conversationBoard} props={{ activityId: record.id, title: String(record.title ?? ""), canModerate: canUpdate }} />
  );
}
