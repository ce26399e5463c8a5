import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { clientOf, ErrorState, Page, useCommunity, useTexts } from "../../../../client/kit/member";
import type { communityApi, Welcome } from "../../../../contracts/api/community";
import { CardList } from "./CardList";

const community = clientOf<typeof communityApi>();
const EARNINGS = [
  ["activity", "labsPerActivity"],
  ["comment", "labsPerComment"],
  ["active", "labsPerStayingActive"],
] as const;
const STEPS = ["step1", "step2", "step3"] as const;

/** A calendar day in words; it is the same day wherever one reads it. */
function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** One subject of the page on what LABs buy. */
function InfoSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        ...{ border: 1, borderColor: "divider", p: { xs: 2.5, sm: 3 } },
        ...{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" },
      }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: "1.25rem" }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

function Earning({ welcome }: { readonly welcome: Welcome }) {
  const { t } = useTexts();
  const earned = EARNINGS.flatMap(([name, field]) => (welcome[field] ? [{ name, labs: welcome[field] }] : []));
  if (earned.length === 0 && !welcome.labsExplanation) return null;
  return (
    <InfoSection title={t("redeem.info.earn")}>
      {welcome.labsExplanation && <Typography sx={{ whiteSpace: "pre-line" }}>{welcome.labsExplanation}</Typography>}
      {earned.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "1fr auto", gap: 1 }}>
          {earned.map(({ name, labs }) => (
            <Box key={name} sx={{ display: "contents" }}>
              <Typography component="dt">{t(`redeem.info.${name}`)}</Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600, textAlign: "right" }}>
                {t("redeem.wallet.cost", { smart_count: labs })}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </InfoSection>
  );
}

function Contents({ welcome }: { readonly welcome: Welcome }) {
  const { t, language } = useTexts();
  const { redeemFrom, redeemTo, redeemExplanation, cards } = welcome;
  const days = redeemFrom && redeemTo ? { from: dayText(redeemFrom, language), to: dayText(redeemTo, language) } : undefined;
  return (
    <>
      <Earning welcome={welcome} />
      <InfoSection title={t("redeem.info.cards")}>
        {redeemExplanation && <Typography sx={{ whiteSpace: "pre-line" }}>{redeemExplanation}</Typography>}
        {cards.length === 0 && <Typography sx={{ color: "text.secondary" }}>{t("redeem.wallet.emptyCards")}</Typography>}
        <CardList cards={cards} />
        <Typography sx={{ color: "text.secondary" }}>{t("redeem.info.raffles")}</Typography>
      </InfoSection>
      <InfoSection title={t("redeem.info.when")}>
        <Typography>{days ? t("redeem.info.days", days) : t("redeem.info.always")}</Typography>
      </InfoSection>
      <InfoSection title={t("redeem.info.how")}>
        <Box component="ol" sx={{ m: 0, pl: 2.5, display: "grid", gap: 1 }}>
          {STEPS.map((step) => (
            <Typography key={step} component="li">
              {t(`redeem.info.${step}`)}
            </Typography>
          ))}
        </Box>
      </InfoSection>
      <Button component={Link} to="/redeem" variant="contained" size="large" sx={{ minHeight: 48, justifySelf: "start" }}>
        {t("redeem.info.toWallet")}
      </Button>
    </>
  );
}

/** What LABs buy: how they are earned, the rewards, and when (spec section 2, the static redeem page). */
export function InfoScreen() {
  const { t } = useTexts();
  const { communityId: id } = useCommunity();
  const { data, error, refetch } = community.useCall("GET /tester/communities/:id/welcome", { params: { id } });
  return (
    <Page title={t("redeem.info.title")}>
      <Box sx={{ maxWidth: 720, mx: "auto", display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" } }}>
          {t("redeem.info.title")}
        </Typography>
        {!data && !error && (
          <Box role="status" aria-label={t("common.loading")}>
            <Skeleton variant="rounded" height={320} />
          </Box>
        )}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <Contents welcome={data} />}
      </Box>
    </Page>
  );
}
