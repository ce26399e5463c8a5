import { Box, Button, Link as MuiLink, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import {
  EmptyState,
  ErrorState,
  formatDay,
  Icon,
  LoadingState,
  recordsOf,
  SectionCard,
  useTexts,
} from "../../../client/kit/console";

/** Lists that are to come, and the one that holds. */
const MOST = 20;
const FIGURES = [
  ...["setup", "perComplete", "perMinute", "incidenceWeight", "perCriterion", "perQuota"],
  ...["perSession", "perSessionMinute", "perParticipant"],
] as const;

const readLists = (signal: AbortSignal) =>
  recordsOf("price-lists").list({ sort: ["validFrom", "DESC"], range: [0, MOST - 1] }, { signal });

type PriceList = Awaited<ReturnType<typeof readLists>>[number];

function ListLink({ id, name }: PriceList) {
  return (
    <MuiLink component={Link} to={`/price-lists/${id}`} underline="hover" color="inherit" sx={{ fontWeight: 500 }}>
      {name}
    </MuiLink>
  );
}

/** A list's prices, each with its name. */
function Figures({ list }: { readonly list: PriceList }) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {FIGURES.flatMap((name) => {
        const value = (list as Readonly<Record<string, unknown>>)[name];
        if (typeof value !== "number") return [];
        return (
          <Box
            key={name}
            sx={{
              ...{ display: "flex", justifyContent: "space-between", gap: 2, py: 0.75, minHeight: 40, alignItems: "center" },
              ...{ borderTop: 1, borderColor: "divider" },
            }}
          >
            <Typography component="dt">{t(`entities.priceList.fields.${name}`)}</Typography>
            <Typography component="dd" color="text.secondary" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
              {name === "incidenceWeight"
                ? number.format(value)
                : t("studies.companyPrices.credits", { smart_count: value, amount: number.format(value) })}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

function Found({ lists }: { readonly lists: readonly PriceList[] }) {
  const { t, language } = useTexts();
  const today = new Date().toISOString().slice(0, "YYYY-MM-DD".length);
  const own = lists.find(({ validFrom }) => validFrom && validFrom <= today);
  const next = lists.findLast(({ validFrom }) => validFrom && validFrom > today);
  if (!own) return <EmptyState icon="Payments" title={t("studies.companyPrices.none")} />;
  return (
    <>
      <Typography>
        <ListLink {...own} />
        <Typography component="span" color="text.secondary">
          {` · ${t("studies.companyPrices.since", { date: formatDay(own.validFrom ?? "", language) })}`}
        </Typography>
      </Typography>
      <Figures list={own} />
      {next && (
        <Typography color="text.secondary">
          {t("studies.companyPrices.next", { date: formatDay(next.validFrom ?? "", language) })} <ListLink {...next} />
        </Typography>
      )}
    </>
  );
}

/** What a company's studies cost: the list that holds today is that of all companies. */
export function CompanyPrices() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery({
    queryKey: ["price-lists", "companyPrices"],
    queryFn: ({ signal }) => readLists(signal),
  });
  const actions = (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
      <Button size="small" color="inherit" component={Link} to="/price-lists">
        {t("console.relation.all")}
      </Button>
      <Button size="small" component={Link} to="/price-lists/create" startIcon={<Icon name="Add" />}>
        {t("console.action.add")}
      </Button>
    </Box>
  );
  return (
    <Box sx={{ maxWidth: 720 }}>
      <SectionCard title={t("studies.companyPrices.title")} action={actions}>
        <Typography color="text.secondary">{t("studies.companyPrices.intro")}</Typography>
        {data ? <Found lists={data} /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
      </SectionCard>
    </Box>
  );
}
