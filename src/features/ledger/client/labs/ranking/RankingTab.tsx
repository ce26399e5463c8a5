import {
  Avatar,
  Box,
  Button,
  Link,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import {
  clientOf,
  consoleCommunity,
  EmptyState,
  ErrorState,
  Icon,
  LoadingState,
  usePages,
  useTexts,
} from "../../../../../client/kit/console";
import type { RankedBy, RankedMember, rankingApi } from "../../../shared/api/ranking";

const PAGE_SIZE = 25;

const CALLS = {
  points: "GET /client/communities/:id/membersRanking",
  participations: "GET /client/communities/:id/membersRankingByParticipations",
} as const;

const ranking = clientOf<typeof rankingApi>();

/** The members who lead, page by page. */
function useTeamRanking(by: RankedBy) {
  const params = { id: consoleCommunity() };
  return usePages<RankedMember>({
    queryKey: ranking.keyOf(CALLS[by], { params, query: {} }),
    read: (query, signal) => ranking.call(CALLS[by], { params, query }, { signal }),
    pageSize: PAGE_SIZE,
  });
}

const WIDE = { display: { xs: "none", sm: "table-cell" } };
const NUMBER = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;

function Row({ member }: { readonly member: RankedMember }) {
  const { language } = useTexts();
  const figures = new Intl.NumberFormat(language);
  return (
    <TableRow hover>
      <TableCell sx={{ ...NUMBER, width: 64, fontWeight: member.rank <= 3 ? 700 : 400 }}>{figures.format(member.rank)}</TableCell>
      <TableCell component="th" scope="row">
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, minWidth: 0 }}>
          <Avatar {...(member.image ? { src: member.image } : {})} alt="" sx={{ width: 32, height: 32, fontSize: 14 }}>
            {[...member.nickname][0]?.toUpperCase()}
          </Avatar>
          <Link component={RouterLink} to={`/members/${member.id}/labs`} underline="hover" sx={{ overflowWrap: "anywhere" }}>
            {member.nickname}
          </Link>
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ ...NUMBER, ...WIDE }}>
        {member.medals > 0 && (
          <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
            <Icon name="EmojiEvents" fontSize="small" sx={{ color: "warning.main" }} />
            {figures.format(member.medals)}
          </Box>
        )}
      </TableCell>
      <TableCell align="right" sx={{ ...NUMBER, fontWeight: 600 }}>
        {figures.format(member.value)}
      </TableCell>
    </TableRow>
  );
}

function Rows({ by }: { readonly by: RankedBy }) {
  const { t } = useTexts();
  const { items, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTeamRanking(by);
  if (error && total === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (total === undefined) return <LoadingState />;
  if (total === 0) {
    return <EmptyState icon="EmojiEvents" title={t("ledger.ranking.empty.title")} body={t(`ledger.ranking.empty.${by}`)} />;
  }
  return (
    <>
      <Paper variant="outlined" sx={{ overflow: "hidden" }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell sx={NUMBER}>{t("ledger.ranking.rank")}</TableCell>
              <TableCell>{t("ledger.labs.member")}</TableCell>
              <TableCell align="right" sx={WIDE}>
                {t("ledger.ranking.medals")}
              </TableCell>
              <TableCell align="right" sx={NUMBER}>
                {t(`ledger.ranking.by.${by}`)}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map((member) => (
              <Row key={member.id} member={member} />
            ))}
          </TableBody>
        </Table>
      </Paper>
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: "start" }}
        >
          {t("ledger.more")}
        </Button>
      )}
    </>
  );
}

/** Members by what they earned, or by how often they took part. */
export function RankingTab() {
  const { t } = useTexts();
  const [by, setBy] = useState<RankedBy>("points");
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={by}
        aria-label={t("ledger.ranking.byLabel")}
        onChange={(_, next: RankedBy | null) => next && setBy(next)}
      >
        <ToggleButton value="points" sx={{ color: "text.primary" }}>
          {t("ledger.ranking.by.points")}
        </ToggleButton>
        <ToggleButton value="participations" sx={{ color: "text.primary" }}>
          {t("ledger.ranking.by.participations")}
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t(`ledger.ranking.help.${by}`)}
      </Typography>
      <Rows key={by} by={by} />
    </Box>
  );
}
