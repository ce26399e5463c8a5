import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { ErrorState, Page, useTexts } from "../../../../client/kit/member";
import { RaffleItem } from "./RaffleItem";
import { useRaffles } from "./useRaffles";

/** A member's raffles, with what can be won and what was. */
export function RafflesScreen() {
  const { t } = useTexts();
  const { data, error, refetch } = useRaffles();
  return (
    <Page title={t("raffles.member.title")}>
      <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" }, mb: 2 }}>
        {t("raffles.member.title")}
      </Typography>
      {!data && !error && (
        <Box role="status" aria-label={t("common.loading")}>
          <Skeleton variant="rounded" height={180} />
        </Box>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.raffles.length === 0 && <Typography sx={{ color: "text.secondary" }}>{t("raffles.member.empty")}</Typography>}
      {data && (
        <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
          {data.raffles.map((raffle) => (
            <RaffleItem key={raffle.id} raffle={raffle} />
          ))}
        </Box>
      )}
    </Page>
  );
}
