import { Paper, Typography } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { failureText, useAccessKeys, useTexts, type WizardAsideProps } from "../../../../client/kit/console";
import { isPlanName } from "../../shared/plans";
import { plans } from "../plans";
import { PriceLines } from "./PriceLines";

/** What a community of these values costs, once plan and duration are chosen. */
export function usePrice({ plan, durationMonths, timeZone }: WizardAsideProps["values"]) {
  const isChosen = isPlanName(plan) && typeof durationMonths === "number";
  const body = {
    plan: String(plan),
    durationMonths: String(durationMonths ?? 1),
    ...(typeof timeZone === "string" && timeZone !== "" ? { timeZone } : {}),
  };
  const query = useQuery({
    queryKey: ["communityPrice", body],
    queryFn: () => plans.call("GET /api/communities/estimate", { query: body }, { isQuiet: true }),
    enabled: isChosen,
    placeholderData: keepPreviousData,
    // The balance changes by what others order.
    staleTime: 0,
  });
  return { isChosen, ...query };
}

/** The button's words with what the order is charged. */
function useFinishLabel(total: number | undefined, onFinishLabel: WizardAsideProps["onFinishLabel"]): void {
  const { t, language } = useTexts();
  const label =
    total === undefined
      ? undefined
      : t("communities.price.create", { smart_count: total, amount: new Intl.NumberFormat(language).format(total) });
  useEffect(() => {
    onFinishLabel(label);
    return () => onFinishLabel(undefined);
  }, [label, onFinishLabel]);
}

function Contents({ values, onFinishLabel }: WizardAsideProps) {
  const { t } = useTexts();
  const { isChosen, data, error } = usePrice(values);
  useFinishLabel(isChosen && !error ? data?.total : undefined, onFinishLabel);
  const said = (text: string) => <Typography sx={{ color: "text.secondary" }}>{text}</Typography>;
  if (!isChosen) return said(t("communities.price.choose"));
  if (error) return said(failureText(error, t));
  if (!data) return said(t("common.loading"));
  return (
    <>
      <PriceLines price={data} />
      {data.available === null ? null : (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("communities.price.charged")}
        </Typography>
      )}
    </>
  );
}

/** What a new community costs, beside the steps that it follows from and its summary. */
export function PriceAside(props: WizardAsideProps) {
  const { t } = useTexts();
  // What the provider gives a company costs nothing.
  if (useAccessKeys().includes("backoffice")) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t("communities.price.title")}
      sx={{ p: 2.5, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", position: { lg: "sticky" }, top: { lg: 72 } }}
    >
      <Typography variant="h4" component="h2">
        {t("communities.price.title")}
      </Typography>
      <Contents {...props} />
    </Paper>
  );
}
