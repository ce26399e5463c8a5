import { Box, Button, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import {
  clientOf,
  EmptyState,
  ErrorState,
  LoadingState,
  type RecordTabProps,
  RelativeTime,
  SectionCard,
  usePages,
  useTexts,
} from "../../../client/kit/console";
import type { SegmentMember, segmentsApi } from "../shared/api";
import { PAGE_SIZE } from "../shared/segments";

function Row({ member }: { readonly member: SegmentMember }) {
  const { t } = useTexts();
  return (
    <Box
      component="li"
      sx={{
        ...{ display: "flex", flexWrap: "wrap", columnGap: 2, justifyContent: "space-between", alignItems: "baseline" },
        ...{ py: 1, borderBottom: 1, borderColor: "divider" },
      }}
    >
      <Link component={RouterLink} to={`/members/${member.id}`} underline="hover" sx={{ fontWeight: 600, minWidth: 0 }}>
        {member.nickname}
      </Link>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {member.lastSeenAt ? (
          <>
            {t("segments.people.seen")} <RelativeTime value={member.lastSeenAt} />
          </>
        ) : (
          t("segments.people.never")
        )}
      </Typography>
    </Box>
  );
}

const segments = clientOf<typeof segmentsApi>();

/** Who is in a segment at the moment. */
export function PeopleTab({ record }: RecordTabProps) {
  const { t, language } = useTexts();
  const { items, total, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = usePages<SegmentMember>({
    queryKey: ["segments", "members", record.id, record.version],
    read: (query, signal) => segments.call("GET /api/segments/:id/members", { params: { id: record.id }, query }, { signal }),
    pageSize: PAGE_SIZE,
  });
  if (error && items.length === 0) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending || total === undefined) return <LoadingState />;
  if (total === 0)
    return <EmptyState icon="Groups" title={t("segments.people.empty.title")} body={t("segments.people.empty.body")} />;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <SectionCard title={t("segments.count", { smart_count: total, count: new Intl.NumberFormat(language).format(total) })}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {items.map((member) => (
            <Row key={member.id} member={member} />
          ))}
        </Box>
        {hasNextPage && (
          <Button
            variant="outlined"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
            sx={{ justifySelf: "start" }}
          >
            {t("segments.people.more")}
          </Button>
        )}
      </SectionCard>
    </Box>
  );
}
