import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { ErrorBoundary } from "../../globals/ErrorBoundary";
import { isEntryShown } from "../../host/isEntryShown";
import { useTexts } from "../../texts/TextsProvider";
import { ActivitiesSkeleton, ActivityGroups } from "../activities/ActivityGroups";
import { groupActivities, labsToEarn } from "../activities/activity";
import { useActivities } from "../activities/useActivities";
import { useCommunity } from "../CommunityContext";
import { memberRegistry } from "../extensions";
import { ErrorState } from "../parts/ErrorState";
import { heroGround } from "../parts/grounds";
import { Page } from "../shell/Page";
import { WelcomeCard } from "../welcome/WelcomeCard";
import { HeaderImage } from "./HeaderImage";

const HOME_CARDS = memberRegistry.homeCards.map(({ load, ...card }) => ({ ...card, Card: lazy(load) }));

function Hero({ activities }: { readonly activities: readonly MemberActivity[] | undefined }) {
  const { t } = useTexts();
  const community = useCommunity();
  const open = activities ? groupActivities(activities).now.length : 0;
  const labs = activities && community.hasGamification ? labsToEarn(activities) : 0;
  return (
    <Box sx={[heroGround, { borderRadius: 2, p: { xs: 3, sm: 5 }, mb: { xs: 3, sm: 5 }, overflowWrap: "anywhere" }]}>
      <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" } }}>
        {t("community.greeting", { name: community.session.name })}
      </Typography>
      <Typography sx={{ mt: 1, minHeight: "1.5em", fontSize: { xs: "1rem", sm: "1.125rem" } }}>
        {activities && (open > 0 ? t("community.lead", { smart_count: open }) : t("community.leadNone"))}
      </Typography>
      {labs > 0 && (
        <Typography
          sx={({ colours: brand }) => ({
            mt: 2,
            display: "inline-block",
            px: 1.5,
            py: 0.5,
            borderRadius: 4,
            backgroundColor: brand.heroInk,
            color: brand.hero.from,
            fontWeight: 600,
          })}
        >
          {t("community.earn", { smart_count: labs })}
        </Typography>
      )}
    </Box>
  );
}

/** What can I do now, and what do I earn. */
export function HomeScreen() {
  const { t } = useTexts();
  const community = useCommunity();
  const { data: activities, error, refetch } = useActivities();
  return (
    <Page title={t("community.nav.home")}>
      <HeaderImage />
      <Hero activities={activities} />
      <WelcomeCard />
      {HOME_CARDS.filter((card) => isEntryShown(card, community)).map(({ name, Card }) => (
        <ErrorBoundary key={name} fallback={null}>
          <Suspense>
            <Card />
          </Suspense>
        </ErrorBoundary>
      ))}
      {!activities && !error && <ActivitiesSkeleton />}
      {!activities && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {activities && <ActivityGroups activities={activities} />}
    </Page>
  );
}
