import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { gradientOf } from "../parts/gradient";
import { LanguageField } from "../parts/LanguageField";
import { Page } from "../shell/Page";

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: "1rem" }}>
        {value}
      </Typography>
    </Box>
  );
}

export function ProfileScreen() {
  const { t } = useTexts();
  const community = useCommunity();
  const { session, signOut } = community;
  return (
    <Page title={t("community.profile.title")}>
      <Box sx={{ maxWidth: 640, mx: "auto", display: "grid", gap: 3 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" } }}>
          {t("community.profile.title")}
        </Typography>
        <Card sx={{ border: 1, borderColor: "divider" }}>
          <Box sx={{ height: 88, background: gradientOf(community) }} />
          <Box sx={{ px: 3, pb: 3 }}>
            <Avatar
              sx={{
                width: 72,
                height: 72,
                mt: "-36px",
                mb: 2,
                fontSize: 28,
                fontWeight: 600,
                bgcolor: "primary.main",
                color: "primary.contrastText",
                border: 4,
                borderColor: "background.paper",
              }}
            >
              {([...session.name][0] ?? "").toUpperCase()}
            </Avatar>
            <Box component="dl" sx={{ m: 0, display: "grid", gap: 2 }}>
              <Fact label={t("community.profile.name")} value={session.name} />
              <Fact label={t("community.profile.email")} value={session.account.email} />
              <Fact label={t("community.profile.community")} value={community.name} />
            </Box>
          </Box>
        </Card>
        <Card sx={{ border: 1, borderColor: "divider", p: 3, display: "grid", gap: 2.5, justifyItems: "start" }}>
          <Typography variant="h4" component="h2">
            {t("community.profile.preferences")}
          </Typography>
          <LanguageField helperText={t("community.profile.languageHelp")} />
          <Button variant="outlined" onClick={signOut} sx={{ minHeight: 44 }}>
            {t("common.signOut")}
          </Button>
        </Card>
      </Box>
    </Page>
  );
}
