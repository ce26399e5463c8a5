import { Box, Link, Typography } from "@mui/material";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import {
  clientOf,
  EmptyState,
  ErrorState,
  LoadingState,
  PageHeader,
  RelativeTime,
  SectionCard,
  StateChip,
  useTexts,
} from "../../../../src/client/kit/console";
import type { overviewApi, SessionLine } from "../../shared/overviewApi";
import { HEARTBEAT_MS } from "../../shared/videoChat";
import { STATUS_TONES } from "../session/statusTones";
import { isSearch, VideoHits, VideoSearchBox } from "./VideoSearch";

const overview = clientOf<typeof overviewApi>();

/** Sessions by what there is to do with them. */
const GROUPS = {
  running: ({ status }: SessionLine) => status === "WAITING" || status === "STARTED",
  soon: ({ status }: SessionLine) => status === "UNAVAILABLE",
  over: ({ status }: SessionLine) => status === "ENDED",
} as const;

function Line({ session }: { readonly session: SessionLine }) {
  const { t } = useTexts();
  const { id, title, status, startsAt, minutes, places, admitted, waiting, isOpenToGuests } = session;
  const facts = [
    t("videoChat.overview.minutes", { minutes }),
    t("videoChat.team.places", { taken: admitted.count, places }),
    ...(waiting.count > 0 ? [t("videoChat.team.groups.waiting", { count: waiting.count })] : []),
    ...(isOpenToGuests && status !== "ENDED" ? [t("videoChat.overview.guests")] : []),
  ];
  return (
    <Box
      component="li"
      sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center", py: 1.5, borderTop: 1, borderColor: "divider" }}
    >
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/activities/${id}/video-chat`}
          underline="hover"
          sx={{ fontWeight: 600, overflowWrap: "anywhere" }}
        >
          {title}
        </Link>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {facts.join(" · ")}
        </Typography>
      </Box>
      {startsAt && (
        <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
          <RelativeTime value={startsAt} />
        </Typography>
      )}
      <StateChip tone={STATUS_TONES[status]} label={t(`videoChat.statuses.${status}`)} />
    </Box>
  );
}

function Groups({ sessions }: { readonly sessions: readonly SessionLine[] }) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {Object.entries(GROUPS).map(([name, isOf]) => {
        const lines = sessions.filter(isOf);
        return lines.length === 0 ? null : (
          <SectionCard key={name} title={t(`videoChat.overview.${name}`)}>
            <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
              {lines.map((session) => (
                <Line key={session.id} session={session} />
              ))}
            </Box>
          </SectionCard>
        );
      })}
    </Box>
  );
}

/**
 * `video-backend`: all sessions of the community, running, to come and over, and a search over what was said in them. The address
 * keeps what is looked for, for who comes back from a recording.
 */
export default function OverviewPage() {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const text = params.get("text") ?? "";
  const search = (next: string) => setParams(next ? { text: next } : {}, { replace: true });
  const { data, error, refetch } = overview.useCall("GET /api/video-chat-sessions", {}, { refetchInterval: HEARTBEAT_MS });
  return (
    <>
      <PageHeader title={t("videoChat.overview.title")} />
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data?.sessions.length === 0 && (
        <EmptyState icon="Videocam" title={t("videoChat.overview.none.title")} body={t("videoChat.overview.none.body")} />
      )}
      {data && data.sessions.length > 0 && (
        <>
          <VideoSearchBox text={text} onText={search} />
          {isSearch(text) ? <VideoHits text={text} /> : <Groups sessions={data.sessions} />}
        </>
      )}
    </>
  );
}
