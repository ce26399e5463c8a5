import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ApiError, useTexts } from "../../../../src/client/kit/public";
import type { LinkVideo } from "../../shared/guestApi";
import { ChatPanel } from "../chat/ChatPanel";
import { ConnectionNotice } from "../room/ConnectionNotice";
import { Controls } from "../room/Controls";
import { QUIET_REGIONS } from "../room/quietRegions";
import { Stage } from "../room/Stage";
import { TimeLeft } from "../room/TimeLeft";
import { useRoom } from "../room/useRoom";
import type { LinkSession } from "./useLinkVideo";

interface ObserverRoomProps {
  readonly video: LinkVideo;
  readonly linked: Pick<LinkSession, "session" | "backRoom">;
  /** Of the server's clock, milliseconds since 1970. */
  readonly now: number;
  readonly onLeave: () => void;
}

function Watching({ video, linked, now, onLeave }: ObserverRoomProps) {
  const { t } = useTexts();
  const { session } = linked;
  const room = useRoom({
    iceServers: video.iceServers,
    media: undefined,
    pictures: 11,
    seat: video.seat,
    exchange: session.connect,
    isFinal: (error) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429,
    onChanged: session.beat,
    onRefused: () => void session.beat(),
  });
  return (
    <Box sx={{ display: "grid", gap: 1.5, alignContent: "start", ...QUIET_REGIONS }}>
      <TimeLeft t={t} endsAt={video.endsAt} now={now} />
      <ConnectionNotice t={t} room={room} />
      <Stage t={t} room={room} people={video.people} seat={null} media={undefined} />
      <Controls t={t} room={room} media={undefined} onLeave={onLeave} />
    </Box>
  );
}

/** An observer by link: the session, and beside it what observers and moderators write. */
export function ObserverRoom(props: ObserverRoomProps) {
  const { t, language } = useTexts();
  const { video, linked } = props;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 340px" },
        alignItems: "start",
      }}
    >
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <Alert severity="info">{t("videoChat.team.youWatch")}</Alert>
        {video.status === "STARTED" ? (
          <Watching {...props} />
        ) : (
          <Box role="status" sx={{ py: 4, textAlign: "center" }}>
            <Typography variant="h3" component="h2">
              {t("videoChat.guest.watchSoon.title")}
            </Typography>
            <Typography sx={{ color: "text.secondary" }}>{t("videoChat.guest.watchSoon.body")}</Typography>
          </Box>
        )}
      </Box>
      <ChatPanel
        t={t}
        language={language}
        room={{ calls: linked.session.chat, version: video.roomChat }}
        backRoom={{ calls: linked.backRoom, version: video.backRoom }}
      />
    </Box>
  );
}
