import { Alert, Box, Button, Skeleton, Typography } from "@mui/material";
import { useEffect } from "react";
import { LanguageField, type ReaderPageProps, SiteLogo, useTexts } from "../../../../../src/client/kit/reader";
import { GuestRoom } from "../../guest/GuestRoom";
import { useSeatVideo } from "./useSeatVideo";

const BRAND = "Sondeo";
const WIDE = 1_180;

/** Where there is nothing to take part in: without a seat, without a connection. */
function Elsewhere({
  page,
  hasFailed,
  onRetry,
}: {
  readonly page: string;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography variant="h2" component="h1">
        {t(hasFailed ? "videoChat.guest.pageTitle" : "focus.seat.lost.title")}
      </Typography>
      <Alert severity={hasFailed ? "error" : "info"}>{t(hasFailed ? "videoChat.guest.failed" : "focus.seat.lost.body")}</Alert>
      {hasFailed && (
        <Button variant="contained" onClick={onRetry} sx={{ minHeight: 48 }}>
          {t("common.retry")}
        </Button>
      )}
      <Button href={page} variant={hasFailed ? "text" : "contained"} sx={{ minHeight: 48 }}>
        {t("focus.seat.page")}
      </Button>
    </Box>
  );
}

/** `/focus/{token}/session`: a participant's session, from the waiting room to its end, which leads back to their page. */
export function SeatPage({ token }: ReaderPageProps) {
  const { t } = useTexts();
  const linked = useSeatVideo(token);
  const { entry, video, error, refetch, hasLeft } = linked;
  const page = `/focus/${token}`;
  const isOver = (video?.status ?? entry?.status) === "ENDED";
  useEffect(() => {
    if (isOver) window.location.replace(page);
  }, [isOver, page]);
  const title = video?.title ?? t("videoChat.guest.pageTitle");
  useEffect(() => {
    document.title = `${title} · ${BRAND}`;
  }, [title]);
  const leave = () => void linked.leave().then(() => window.location.assign(page));
  const isPending = (!entry && !error) || isOver || hasLeft;
  return (
    <Box sx={{ minHeight: "100dvh", display: "grid", gridTemplateRows: "auto 1fr auto", bgcolor: "background.default" }}>
      <Box
        component="header"
        sx={{ px: { xs: 2, sm: 4 }, py: 1.5, bgcolor: "background.paper", borderBottom: 1, borderColor: "divider" }}
      >
        <SiteLogo name={BRAND} logo={null} height={32} />
      </Box>
      <Box component="main" id="content" sx={{ width: "100%", maxWidth: WIDE, minWidth: 0, mx: "auto", p: { xs: 2, sm: 4 } }}>
        {isPending && <Skeleton variant="rounded" height={240} role="status" aria-label={t("common.loading")} />}
        {!isPending && !video && <Elsewhere page={page} hasFailed={!entry} onRetry={() => void refetch()} />}
        {!isPending && video && (
          <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
            <Typography variant="h2" component="h1" sx={{ overflowWrap: "anywhere" }}>
              {video.title}
            </Typography>
            <GuestRoom video={video} linked={linked} onLeave={leave} />
          </Box>
        )}
      </Box>
      <Box component="footer" sx={{ px: { xs: 2, sm: 4 }, py: 2 }}>
        <LanguageField />
      </Box>
    </Box>
  );
}
