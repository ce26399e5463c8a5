import LockOutlined from "@mui/icons-material/LockOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import {
  ApiError,
  CardPage,
  EmptyState,
  ErrorState,
  type PublicScreenProps,
  useServerNow,
  useTexts,
} from "../../../../src/client/kit/public";
import { countdown } from "../../../../src/shared/dates/countdown";
import type { LinkEntry, LinkKind, LinkVideo } from "../../shared/guestApi";
import { useLocalMedia } from "../devices/useLocalMedia";
import { AdmittedRoom } from "../member/AdmittedRoom";
import { WaitingRoom } from "../member/WaitingRoom";
import { JoinForm } from "./JoinForm";
import { ObserverRoom } from "./ObserverRoom";
import { type LinkSession, useLinkVideo } from "./useLinkVideo";

/** Where one lands after a session. */
const EXIT = "videochat-exit";
const WIDE = 1180;

function Begins({ entry }: { readonly entry: LinkEntry }) {
  const { t, language } = useTexts();
  const now = useServerNow(entry.now);
  const begins = entry.startsAt === null ? undefined : Date.parse(entry.startsAt);
  if (begins === undefined) return null;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" });
  return (
    <Box sx={{ display: "grid", gap: 0.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{format.format(new Date(begins))}</Typography>
      {begins > now && (
        <Typography role="timer" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {t("videoChat.waiting.in", { time: countdown(begins - now, language) })}
        </Typography>
      )}
    </Box>
  );
}

interface EntranceProps {
  readonly entry: LinkEntry;
  readonly link: LinkKind;
  readonly join: LinkSession["join"];
  readonly home: string;
}

/** Before one has joined: when it begins, or the form. */
function Entrance({ entry, link, join, home }: EntranceProps) {
  const { t } = useTexts();
  const isEarly = entry.status === "UNAVAILABLE";
  return (
    <>
      <Box sx={{ display: "grid", gap: 1 }}>
        <Typography variant="h2" component="h1">
          {t(isEarly ? "videoChat.waiting.soon.title" : `videoChat.guest.title.${link}`)}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>
          {t(isEarly ? "videoChat.guest.early" : `videoChat.guest.body.${link}`)}
        </Typography>
      </Box>
      {isEarly ? <Begins entry={entry} /> : <JoinForm link={link} join={join} />}
      {link === "public" && (
        <Button href={`${home}videochat-test`} variant={isEarly ? "contained" : "text"} sx={{ minHeight: 48 }}>
          {t("videoChat.guest.test")}
        </Button>
      )}
    </>
  );
}

function Inside({
  video,
  linked,
  onLeave,
}: {
  readonly video: LinkVideo;
  readonly linked: LinkSession;
  readonly onLeave: () => void;
}) {
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

/** `video-chat-public` and `video-chat-public-observer`: a session for people without an account. */
export function LinkScreen({ community, params, link }: PublicScreenProps & { readonly link: LinkKind }) {
  const { t } = useTexts();
  const { communityId, origin } = community;
  const linked = useLinkVideo({ communityId, activityId: params.activityId ?? "", link });
  const { entry, video, error, refetch, join } = linked;
  const home = `/c/${origin}/`;
  const isOver = (video?.status ?? entry?.status) === "ENDED";
  const hasBeenIn = video !== undefined;
  useEffect(() => {
    if (isOver && hasBeenIn) window.location.replace(`${home}${EXIT}`);
  }, [isOver, hasBeenIn, home]);
  const leave = () => {
    const { pathname, search } = window.location;
    void linked.leave().then(() => window.location.assign(`${home}${EXIT}?back=${encodeURIComponent(pathname + search)}`));
  };
  // An address with a letter too few leads to nothing, as one that is unknown.
  const isClosed = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const isRoom = video?.status === "STARTED" && video.access === "GRANTED";
  return (
    <CardPage
      community={community}
      title={video?.title ?? t("videoChat.guest.pageTitle")}
      {...(isRoom || video?.role === "OBSERVER" ? { width: WIDE } : {})}
    >
      {!entry && !video && !error && <Skeleton variant="rounded" height={240} role="status" aria-label={t("common.loading")} />}
      {isClosed && !video && (
        <EmptyState
          level="h1"
          icon={<LockOutlined />}
          title={t("videoChat.guest.closed.title")}
          body={t("videoChat.guest.closed.body")}
        />
      )}
      {error && !isClosed && !entry && !video && <ErrorState level="h1" error={error} onRetry={() => void refetch()} />}
      {isOver && !hasBeenIn && <EmptyState level="h1" title={t("videoChat.over.title")} body={t("videoChat.guest.over")} />}
      {entry && !isOver && !video && !isClosed && <Entrance entry={entry} link={link} join={join} home={home} />}
      {video && !isOver && (
        <>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: "anywhere" }}>
            {video.title}
          </Typography>
          <Inside video={video} linked={linked} onLeave={leave} />
        </>
      )}
    </CardPage>
  );
}
