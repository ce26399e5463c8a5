import EmojiEventsOutlined from "@mui/icons-material/EmojiEventsOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { clientOf, EmptyState, ErrorState, Page, useCommunity, usePages, useTexts } from "../../../../client/kit/member";
import type { RankedBy, RankedMember, Ranking, rankingApi } from "../../shared/api/ranking";
import { RankRow } from "./RankRow";

const PAGE_SIZE = 20;

const ranking = clientOf<typeof rankingApi>();

/** The members who lead, page by page, and where one stands oneself. */
function useRanking(by: RankedBy) {
  const params = { id: useCommunity().communityId };
  const { last, ...pages } = usePages<RankedMember, Ranking>({
    queryKey: ranking.keyOf("GET /tester/communities/:id/ranking", { params, query: { by } }),
    read: (part, signal) => ranking.call("GET /tester/communities/:id/ranking", { params, query: { by, ...part } }, { signal }),
    pageSize: PAGE_SIZE,
  });
  return { ...pages, me: last?.me ?? null };
}

interface MyPlaceProps {
  readonly me: RankedMember | null;
  readonly total: number;
  readonly by: RankedBy;
  /** Whether one stands among those who are shown. */
  readonly isListed: boolean;
}

/** One's own place, before those who lead. */
function MyPlace({ me, total, by, isListed }: MyPlaceProps) {
  const { t, language } = useTexts();
  const figures = new Intl.NumberFormat(language);
  return (
    <>
      <Typography role="status" sx={{ fontSize: "1rem" }}>
        {me
          ? t("ledger.ranking.mine", { rank: figures.format(me.rank), total: figures.format(total) })
          : t(`ledger.ranking.notYet.${by}`)}
      </Typography>
      {me && !isListed && (
        <Card component="ul" role="list" sx={{ border: 1, borderColor: "divider", m: 0, p: 0, listStyle: "none" }}>
          <RankRow member={me} by={by} isMe />
        </Card>
      )}
    </>
  );
}

function Ranked({ by }: { readonly by: RankedBy }) {
  const { t } = useTexts();
  const { items, me, total, error, refetch, fetchNextPage, isFetchingNextPage } = useRanking(by);
  if (total === undefined) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return (
      <Box role="status" aria-label={t("common.loading")}>
        <Skeleton variant="rounded" height={320} />
      </Box>
    );
  }
  if (total === 0) {
    return (
      <EmptyState icon={<EmojiEventsOutlined />} title={t("ledger.ranking.empty.title")} body={t(`ledger.ranking.empty.${by}`)} />
    );
  }
  return (
    <>
      <MyPlace me={me} total={total} by={by} isListed={items.some(({ id }) => id === me?.id)} />
      <Card sx={{ border: 1, borderColor: "divider" }}>
        {/* The role: Safari takes the list for none without its marks. */}
        <Box component="ol" role="list" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {items.map((member) => (
            <RankRow key={member.id} member={member} by={by} isMe={member.id === me?.id} />
          ))}
        </Box>
      </Card>
      {error && (
        <Alert severity="error" role="alert">
          {t("community.error.body")}
        </Alert>
      )}
      {items.length < total && (
        <Button
          variant="outlined"
          size="large"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ minHeight: 48 }}
        >
          {t("ledger.more")}
        </Button>
      )}
    </>
  );
}

/** `ranking`: who earned the most LABs or took part the most, and where one stands (spec section 2). */
export function RankingScreen() {
  const { t } = useTexts();
  const [by, setBy] = useState<RankedBy>("points");
  return (
    <Page title={t("ledger.ranking.title")}>
      <Box sx={{ maxWidth: 720, mx: "auto", display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" } }}>
          {t("ledger.ranking.title")}
        </Typography>
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={by}
          aria-label={t("ledger.ranking.byLabel")}
          onChange={(_, next: RankedBy | null) => next && setBy(next)}
        >
          <ToggleButton value="points" sx={{ minHeight: 44, color: "text.primary" }}>
            {t("ledger.ranking.by.points")}
          </ToggleButton>
          <ToggleButton value="participations" sx={{ minHeight: 44, color: "text.primary" }}>
            {t("ledger.ranking.by.participations")}
          </ToggleButton>
        </ToggleButtonGroup>
        <Ranked key={by} by={by} />
      </Box>
    </Page>
  );
}
