import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../texts/TextsProvider";
import { Brand } from "../parts/Brand";
import { gradientOf } from "../parts/gradient";
import { LanguageField } from "../parts/LanguageField";
import { useTitle } from "../parts/useTitle";
import type { Personalization } from "../personalization";
import { LoginForm } from "./LoginForm";

export interface MemberLoginProps {
  readonly community: Personalization;
  /** A session ended while the person was working. */
  readonly isExpired: boolean;
  readonly onSignedIn: () => Promise<void>;
}

/** The community's own face beside the form; above it on a phone. */
function Pitch({ community }: { readonly community: Personalization }) {
  const { t } = useTexts();
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        gap: 3,
        color: "#fff",
        p: { xs: 3, md: 7 },
        minHeight: { xs: 132, md: "100vh" },
        background: gradientOf(community),
      }}
    >
      <Brand name={community.name} logo={community.logo} height={40} />
      {community.loginImage && (
        <Box
          component="img"
          src={community.loginImage}
          alt=""
          sx={{
            display: { xs: "none", md: "block" },
            maxWidth: 420,
            maxHeight: "45vh",
            objectFit: "contain",
            alignSelf: "center",
          }}
        />
      )}
      <Typography
        sx={{
          fontSize: { xs: "1.25rem", md: "2.5rem" },
          lineHeight: 1.15,
          fontWeight: 650,
          letterSpacing: "-0.02em",
          maxWidth: "14em",
        }}
      >
        {t("login.pitch")}
      </Typography>
    </Box>
  );
}

export function MemberLogin({ community, isExpired, onSignedIn }: MemberLoginProps) {
  const { t } = useTexts();
  useTitle(t("common.signIn"), community.title ?? community.name);
  const email = new URLSearchParams(window.location.search).get("email") ?? "";
  return (
    <Box
      sx={{
        minHeight: "100vh",
        bgcolor: "background.paper",
        display: "grid",
        gridTemplateColumns: { md: "minmax(0, 1.1fr) minmax(0, 1fr)" },
        alignContent: { xs: "start", md: "stretch" },
      }}
    >
      <Pitch community={community} />
      <Box component="main" sx={{ display: "grid", alignContent: "center", justifyItems: "center", p: { xs: 3, sm: 6 } }}>
        <Box sx={{ width: "100%", maxWidth: 400, display: "grid", gap: 3 }}>
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
          <LoginForm action={`/experienceLabs/${community.origin}/user/login`} initialEmail={email} onSignedIn={onSignedIn} />
          <Link href={`/c/${community.origin}/backoffice`} sx={{ justifySelf: "start", py: 1 }}>
            {t("login.staff")}
          </Link>
          <Box sx={{ borderTop: 1, borderColor: "divider", pt: 3 }}>
            <LanguageField />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
