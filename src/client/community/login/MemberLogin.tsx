import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { CommunityTheme } from "../../../contracts/api/community";
import { memberPasswordPages } from "../../password/passwordPages";
import { useTexts } from "../../texts/TextsProvider";
import { useTitle } from "../parts/useTitle";
import { LoginForm } from "./LoginForm";
import { MemberSignInLayout } from "./MemberSignInLayout";

export interface MemberLoginProps {
  readonly community: CommunityTheme;
  /** A session ended while the person was working. */
  readonly isExpired: boolean;
  readonly onSignedIn: () => Promise<void>;
}

export function MemberLogin({ community, isExpired, onSignedIn }: MemberLoginProps) {
  const { t } = useTexts();
  useTitle(t("common.signIn"), community.title ?? community.name);
  const email = new URLSearchParams(window.location.search).get("email") ?? "";
  return (
    <MemberSignInLayout community={community}>
      <Box>
        <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" } }}>
          {t("login.title")}
        </Typography>
        <Typography sx={{ mt: 1, color: "text.secondary", fontSize: "1rem" }}>
          {t("login.intro", { community: community.name })}
        </Typography>
      </Box>
      {isExpired && (
        <Alert severity="info" role="status">
          {t("login.expired")}
        </Alert>
      )}
      <LoginForm
        action={`/experienceLabs/${community.origin}/user/login`}
        initialEmail={email}
        forgotPage={memberPasswordPages(community.origin).page}
        onSignedIn={onSignedIn}
      />
      {community.hasSignUp && (
        <Link href={`/c/${community.origin}/signup`} sx={{ justifySelf: "start", py: 1 }}>
          {t("login.signUp")}
        </Link>
      )}
      <Link href={`/c/${community.origin}/backoffice`} sx={{ justifySelf: "start", py: 1 }}>
        {t("login.staff")}
      </Link>
    </MemberSignInLayout>
  );
}
