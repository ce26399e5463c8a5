import WavingHandOutlined from "@mui/icons-material/WavingHandOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import type { communityApi, Welcome } from "../../../contracts/api/community";
import { clientOf } from "../../data/clientOf";
import { isOffered } from "../../host/pluginOf";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { loadState } from "../data/request";
import { memberRegistry } from "../extensions";
import { LegalText } from "../pages/LegalText";
import { EmptyState } from "../parts/EmptyState";
import { ErrorState } from "../parts/ErrorState";
import { Figures } from "../parts/Figures";
import { Section } from "../parts/Section";
import { Page } from "../shell/Page";
import { Moderator } from "./Moderator";
import { RewardCards } from "./RewardCards";
import { redeemDays } from "./redeemDays";
import { earnings, isWritten } from "./welcome";
import { keepSeen } from "./welcomeSeen";

const community = clientOf<typeof communityApi>();

function Earning({ welcome }: { readonly welcome: Welcome }) {
  const { t } = useTexts();
  const figures = earnings(welcome).map(({ name, labs }) => ({ name, label: t(`community.welcome.${name}`), value: labs }));
  if (figures.length === 0 && !welcome.labsExplanation) return null;
  return (
    <Section title={t("community.welcome.earning")}>
      {welcome.labsExplanation && <LegalText text={welcome.labsExplanation} />}
      {figures.length > 0 && <Figures figures={figures} />}
    </Section>
  );
}

/** Links to the screens that extensions show from here. */
function ScreenLinks() {
  const { t } = useTexts();
  const { disabledPlugins } = useCommunity();
  return memberRegistry.screens
    .filter((screen) => isOffered(screen, disabledPlugins))
    .map(
      ({ path, welcomeLink }) =>
        welcomeLink && (
          <Button
            key={path}
            component={Link}
            to={`/${path}`}
            variant="outlined"
            startIcon={<welcomeLink.Icon />}
            sx={{ minHeight: 44, justifySelf: "start" }}
          >
            {t(welcomeLink.label)}
          </Button>
        ),
    );
}

function Redeeming({ welcome }: { readonly welcome: Welcome }) {
  const { t, language } = useTexts();
  const { redeemExplanation, cards } = welcome;
  const days = redeemDays(welcome, language);
  if (!redeemExplanation && cards.length === 0 && days.length === 0) return null;
  return (
    <Section title={t("community.welcome.redeeming")}>
      {redeemExplanation && <LegalText text={redeemExplanation} />}
      {days.map((period) => (
        <Typography key={period.from} sx={{ fontSize: "1rem", fontWeight: 600 }}>
          {t("community.welcome.days", period)}
        </Typography>
      ))}
      {cards.length > 0 && <RewardCards cards={cards} />}
      <ScreenLinks />
    </Section>
  );
}

function Contents({ welcome }: { readonly welcome: Welcome }) {
  const { t } = useTexts();
  const isGame = welcome.gamification !== false;
  return (
    <>
      {welcome.description && <LegalText text={welcome.description} />}
      <Moderator welcome={welcome} />
      {welcome.instructions && (
        <Section title={t("community.welcome.instructions")}>
          <LegalText text={welcome.instructions} />
        </Section>
      )}
      {isGame && <Earning welcome={welcome} />}
      {isGame && <Redeeming welcome={welcome} />}
      <Button component={Link} to="/activities" variant="contained" size="large" sx={{ minHeight: 48, justifySelf: "start" }}>
        {t("community.welcome.toActivities")}
      </Button>
    </>
  );
}

/** Who leads the community, how one takes part, and what it brings (spec section 2, welcome). */
export function WelcomeScreen() {
  const { t } = useTexts();
  const { communityId, name, session } = useCommunity();
  const welcome = loadState(community.useCall("GET /tester/communities/:id/welcome", { params: { id: communityId } }));
  const known = welcome.status === "ready" && isWritten(welcome.data) ? welcome.data : undefined;
  const title = known?.welcomeTitle || t("community.welcome.title", { community: name });
  useEffect(() => {
    if (known) keepSeen(communityId, session.account.id);
  }, [known, communityId, session.account.id]);
  return (
    <Page title={t("community.welcome.link")}>
      <Box sx={{ maxWidth: 800, mx: "auto", display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {(welcome.status !== "ready" || known) && (
          <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" }, textWrap: "balance" }}>
            {title}
          </Typography>
        )}
        {welcome.status === "loading" && (
          <Box role="status" aria-label={t("common.loading")} sx={{ display: "grid", gap: 3 }}>
            <Skeleton variant="rounded" height={160} />
            <Skeleton variant="rounded" height={160} />
          </Box>
        )}
        {welcome.status === "failed" && <ErrorState error={welcome.error} onRetry={welcome.retry} />}
        {known && <Contents welcome={known} />}
        {welcome.status === "ready" && !known && (
          <EmptyState
            level="h1"
            icon={<WavingHandOutlined />}
            title={t("community.welcome.empty.title")}
            body={t("community.welcome.empty.body")}
            action={
              <Button component={Link} to="/activities" variant="contained" size="large" sx={{ minHeight: 48 }}>
                {t("community.welcome.toActivities")}
              </Button>
            }
          />
        )}
      </Box>
    </Page>
  );
}
