import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { ErrorState, Page, useCommunity, useLoad, useTexts } from "../../../../client/kit/member";
import type { MemberRaffle } from "../../shared/raffles";
import { RaffleItem } from "./RaffleItem";

/** A member's raffles, with what can be won and what was. */
export function RafflesScreen() {
  const { t } = useTexts();
  const { communityId } = useCommunity();
  const state = useLoad<{ readonly raffles: readonly MemberRaffle[] }>(`/tester/communities/${communityId}/raffles`);
  return (
    <Page title={t("raffles.member.title")}>
      <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" }, mb: 2 }}>
        {t("raffles.member.title")}
      </Typography>
      {state.status === "loading" && (
        <Box role="status" aria-label={t("common.loading")}>
          <Skeleton variant="rounded" height={180} />
        </Box>
      )}
      {state.status === "failed" && <ErrorState error={state.error} onRetry={state.retry} />}
      {state.status === "ready" && state.data.raffles.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{t("raffles.member.empty")}</Typography>
      )}
      {state.status === "ready" && (
        <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
          {state.data.raffles.map((raffle) => (
            <RaffleItem key={raffle.activityId} raffle={raffle} />
          ))}
        </Box>
      )}
    </Page>
  );
}
