import { Box } from "@mui/material";
import { EmptyState, ErrorState, LoadingState, PageHeader, useDocumentTitle, useTexts } from "../../../../client/kit/console";
import type { MemberCount, MemberStatistics } from "../../shared/api/figures";
import { memberCalls, paramsOf } from "../memberCalls";
import { Bars } from "./Bars";
import { MonthsChart } from "./MonthsChart";

const SEEN = ["online", "days7", "days30", "days90", "longer", "never"] as const;

function Figures({ figures }: { readonly figures: MemberStatistics }) {
  const { t } = useTexts();
  const { total, months, seen, byStatus, byGender, byAge, byProvince, byParticipations } = figures;
  const open = t("members.statistics.open");
  const bars = (counts: readonly MemberCount[], nameOf: (value: string) => string = (value) => value) =>
    counts.map(({ value, members }) => ({ name: value === null ? open : nameOf(value), members }));
  const times = (value: string) => t("members.statistics.completed", { smart_count: value === "1" ? 1 : 2, range: value });
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" } }}>
      <MonthsChart months={months} />
      <Bars
        title={t("members.statistics.seen.title")}
        total={total}
        bars={SEEN.map((name) => ({ name: t(`members.statistics.seen.${name}`), members: seen[name] }))}
      />
      <Bars title={t("members.statistics.participations")} total={total} bars={bars(byParticipations, times)} />
      <Bars
        title={t("members.statistics.status")}
        total={total}
        bars={bars(byStatus, (value) => t(`entities.member.enums.status.${value}`))}
      />
      <Bars
        title={t("members.statistics.age")}
        total={total}
        bars={bars(byAge, (value) =>
          value.startsWith("-") ? t("members.statistics.under", { age: value.slice(1) }) : value.replace("-", "–"),
        )}
      />
      <Bars
        title={t("members.statistics.gender")}
        total={total}
        bars={bars(byGender, (value) => t(`entities.member.enums.gender.${value}`))}
      />
      <Bars title={t("members.statistics.province")} total={total} bars={bars(byProvince)} />
    </Box>
  );
}

/** Who the members are, counted. */
export function StatisticsPage() {
  const { t, language } = useTexts();
  useDocumentTitle(t("members.statistics.title"));
  const { data, error, refetch } = memberCalls.useCall("GET /client/communities/:id/statistics", { params: paramsOf() });
  const count = data ? new Intl.NumberFormat(language).format(data.total) : "";
  return (
    <>
      <PageHeader
        title={t("members.statistics.title")}
        subtitle={data ? t("members.statistics.subtitle", { smart_count: data.total, count }) : undefined}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data?.total === 0 && (
        <EmptyState icon="People" title={t("members.statistics.none.title")} body={t("members.statistics.none.body")} />
      )}
      {data && data.total > 0 && <Figures figures={data} />}
    </>
  );
}
