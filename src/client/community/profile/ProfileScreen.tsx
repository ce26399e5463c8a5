import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { MemberProfile, profileApi } from "../../../contracts/api/profile";
import { clientOf } from "../../data/clientOf";
import { isEntryShown } from "../../host/isEntryShown";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { loadState } from "../data/request";
import { memberRegistry } from "../extensions";
import { ErrorState } from "../parts/ErrorState";
import { Figures } from "../parts/Figures";
import { LanguageField } from "../parts/LanguageField";
import { LeaveGuard } from "../parts/LeaveGuard";
import { Section } from "../parts/Section";
import { ProfileFields } from "./ProfileFields";
import { ProfilePage } from "./ProfilePage";
import { labelKey } from "./profile";
import { SaveBar } from "./SaveBar";
import { useProfileForm } from "./useProfileForm";

const own = clientOf<typeof profileApi>();

/** Links to the screens that extensions show from here. */
function ScreenLinks() {
  const { t } = useTexts();
  const community = useCommunity();
  const links = memberRegistry.screens
    .filter((screen) => isEntryShown(screen, community))
    .map(
      ({ path, profileLink }) =>
        profileLink && (
          <Button
            key={path}
            component={Link}
            to={`/${path}`}
            variant="outlined"
            startIcon={<profileLink.Icon />}
            sx={{ minHeight: 44 }}
          >
            {t(profileLink.label)}
          </Button>
        ),
    );
  return <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>{links}</Box>;
}

function ProfileForm({ loaded }: { readonly loaded: MemberProfile }) {
  const { t } = useTexts();
  const { signOut, hasGamification } = useCommunity();
  const [profile, setProfile] = useState(loaded);
  const form = useProfileForm(profile, setProfile);
  const { changed, failure, isBusy, isSaved, submit, undo } = form;
  const { points, medals, commentsNum } = profile;
  const figures = [
    ...(hasGamification ? [{ name: "points", label: t("entities.member.fields.points"), value: points }] : []),
    { name: "medals", label: t("entities.member.fields.medals"), value: medals },
    { name: "commentCount", label: t("entities.member.fields.commentCount"), value: commentsNum },
  ];
  return (
    <>
      <LeaveGuard isDirty={changed.length > 0} />
      <Section title={t("community.profile.figures")}>
        <Figures figures={figures} />
        <ScreenLinks />
      </Section>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Section title={t("community.profile.parts.about")}>
          {failure.form && (
            <Alert severity="error" role="alert">
              {failure.form}
            </Alert>
          )}
          <ProfileFields profile={profile} form={form} />
        </Section>
        <SaveBar changed={changed.map((name) => t(labelKey(name)))} isBusy={isBusy} isSaved={isSaved} onUndo={undo} />
      </Box>
      <Section title={t("community.profile.preferences")}>
        <LanguageField helperText={t("community.profile.languageHelp")} />
        <Button variant="outlined" onClick={signOut} sx={{ minHeight: 44, justifySelf: "start" }}>
          {t("common.signOut")}
        </Button>
      </Section>
    </>
  );
}

/** A member's own profile (spec section 3, Tester profile). */
export function ProfileScreen() {
  const { t } = useTexts();
  const { origin } = useCommunity();
  const profile = loadState(own.useCall("GET /experienceLabs/:origin/userData", { params: { origin } }));
  // Another language is no reason to take away what was typed.
  const [first, setFirst] = useState<MemberProfile>();
  if (profile.status === "ready" && !first) setFirst(profile.data);
  return (
    <ProfilePage>
      {!first && profile.status === "loading" && (
        <Box role="status" aria-label={t("common.loading")} sx={{ display: "grid", gap: 3 }}>
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={480} />
        </Box>
      )}
      {!first && profile.status === "failed" && <ErrorState error={profile.error} onRetry={profile.retry} />}
      {first && <ProfileForm loaded={first} />}
    </ProfilePage>
  );
}
