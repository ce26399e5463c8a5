import { SectionCard, useTexts } from "../../../../src/client/kit/console";
import type { TeamVideo } from "../../shared/api";
import { ChatPanel } from "../chat/ChatPanel";
import type { TeamSession } from "./useTeamVideo";

interface TeamChatProps {
  readonly video: TeamVideo;
  readonly session: TeamSession;
  readonly canUpdate: boolean;
}

/** What is written in the room, and in the back room of observers and moderators. */
export function TeamChat({ video, session, canUpdate }: TeamChatProps) {
  const { t, language } = useTexts();
  const isOver = video.status === "ENDED";
  const isOn = video.status === "WAITING" || video.status === "STARTED";
  return (
    <SectionCard title={t("videoChat.chat.title")}>
      <ChatPanel
        t={t}
        language={language}
        room={{ calls: session.chatOf("ROOM", { canWrite: isOn && canUpdate, canDelete: canUpdate }), version: video.roomChat }}
        backRoom={{ calls: session.chatOf("BACK", { canWrite: isOn, canDelete: canUpdate }), version: video.backRoom }}
        isOver={isOver}
      />
    </SectionCard>
  );
}
