import LockOutlined from "@mui/icons-material/LockOutlined";
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
import type { LinkEntry, LinkKind } from "../../shared/guestApi";
import { exitAddress } from "../pages/exitAddress";
import { GuestRoom } from "./GuestRoom";
import { JoinForm } from "./JoinForm";
import { type LinkSession, useLinkVideo } from "./useLinkVideo";

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

/** A session for people without an account. */
function LinkScreen({ community, params, link }: PublicScreenProps & { readonly link: LinkKind }) {
  const { t } = useTexts();
  const { communityId, origin } = community;
  const linked = useLinkVideo({ communityId, activityId: params.activityId ?? "", link });
  const { entry, video, error, refetch, join } = linked;
  const home = `/c/${origin}/`;
  const isOver = (video?.status ?? entry?.status) === "ENDED";
  const hasBeenIn = video !== undefined;
  useEffect(() => {
    if (isOver && hasBeenIn) window.location.replace(exitAddress(home));
  }, [isOver, hasBeenIn, home]);
  const leave = () => {
    const { pathname, search } = window.location;
    void linked.leave().then(() => window.location.assign(exitAddress(home, pathname + search)));
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
          <GuestRoom video={video} linked={linked} onLeave={leave} />
        </>
      )}
    </CardPage>
  );
}

/** `activities/{id}/video-chat-public`: guests take part. */
export const PublicScreen = (props: PublicScreenProps) => <LinkScreen {...props} link="public" />;

/** `activities/{id}/video-chat-public-observer`: observers without an account watch. */
export const ObserverScreen = (props: PublicScreenProps) => <LinkScreen {...props} link="observer" />;
