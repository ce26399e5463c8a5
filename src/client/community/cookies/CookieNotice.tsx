import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { DOCUMENT_PATHS } from "../pages/legalDocument";
import { ChoiceButtons } from "./ChoiceButtons";
import { useChoice } from "./useChoice";

/** What has the focus is scrolled clear of the notice. */
const ROOM = { html: { scrollPaddingBottom: "16rem" } };

/** Asks once whether the community's tracking script may be loaded; nothing waits for the answer. */
export function CookieNotice() {
  const { t } = useTexts();
  const community = useCommunity();
  const { isAsked, choice, choose } = useChoice(community);
  if (!isAsked || choice) return null;
  return (
    <Paper
      component="section"
      aria-label={t("community.cookies.title")}
      elevation={8}
      sx={{
        position: "fixed",
        zIndex: "snackbar",
        left: { xs: 8, sm: 24 },
        right: { xs: 8, sm: 24 },
        bottom: { xs: "calc(72px + env(safe-area-inset-bottom))", sm: 24 },
        maxWidth: 960,
        mx: "auto",
        p: 2.5,
        display: "flex",
        flexDirection: { xs: "column", md: "row" },
        gap: 2,
        alignItems: { md: "center" },
        border: 1,
        borderColor: "divider",
      }}
    >
      <GlobalStyles styles={ROOM} />
      <Box sx={{ flex: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{t("community.cookies.title")}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
          {t("community.cookies.body", { community: community.name })}{" "}
          {community.privacyPolicyActive && (
            <Link href={`/c/${community.origin}/${DOCUMENT_PATHS.PRIVACY}`}>{t("community.legal.PRIVACY")}</Link>
          )}
        </Typography>
      </Box>
      <ChoiceButtons onChoose={choose} />
    </Paper>
  );
}
