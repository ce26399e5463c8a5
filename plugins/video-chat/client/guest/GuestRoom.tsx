import Alert from "@mui/material/Alert";
import { useServerNow, useTexts } from "../../../../src/client/kit/public";
import type { LinkVideo } from "../../shared/guestApi";
import { useLocalMedia } from "../devices/useLocalMedia";
import { AdmittedRoom } from "../member/AdmittedRoom";
import { WaitingRoom } from "../member/WaitingRoom";
import { ObserverRoom } from "./ObserverRoom";
import type { LinkSession } from "./useLinkVideo";

interface GuestRoomProps {
  readonly video: LinkVideo;
  readonly linked: Pick<LinkSession, "session" | "backRoom">;
  readonly onLeave: () => void;
}

/** A session for somebody who has a seat in it by a link: the waiting room, the room, or what observers see. */
export function GuestRoom({ video, linked, onLeave }: GuestRoomProps) {
  const { t } = useTexts();
  const local = useLocalMedia();
  const now = useServerNow(video.now);
  if (video.access === "DENIED")
    return (
      <Alert severity="error">
        <strong>{t("videoChat.denied.title")}</strong> {video.reason ?? t("videoChat.denied.body")}
      </Alert>
    );
  if (video.role === "OBSERVER") return <ObserverRoom video={video} linked={linked} now={now} onLeave={onLeave} />;
  if (video.status === "STARTED" && video.access === "GRANTED")
    return <AdmittedRoom video={video} session={linked.session} local={local} now={now} onLeave={onLeave} />;
  return <WaitingRoom video={video} session={linked.session} name={video.name} local={local} now={now} />;
}
