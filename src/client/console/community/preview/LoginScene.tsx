import { Box, Typography } from "@mui/material";
import { cssGradient } from "../../../../shared/theme/themeColours";
import { SiteLogo } from "../../../community/parts/SiteLogo";
import { useTexts } from "../../../screens/common/useTexts";
import type { SceneProps } from "./scene";
import { SceneButton, SceneField, ScenePage } from "./sceneParts";

/** The members' sign-in. */
export function LoginScene({ theme, name, device }: SceneProps) {
  const { t } = useTexts();
  const isPhone = device === "phone";
  return (
    <ScenePage theme={theme} isPlain>
      <Box sx={{ flex: 1, display: "grid", gridTemplateColumns: isPhone ? "minmax(0, 1fr)" : "minmax(0, 1.1fr) minmax(0, 1fr)" }}>
        <Box
          sx={{
            display: "flex",
            flexDirection: "column",
            justifyContent: "space-between",
            gap: 2,
            p: isPhone ? 2 : 3,
          }}
          style={{ background: cssGradient(theme.hero), color: theme.heroInk }}
        >
          <SiteLogo name={name} logo={theme.logo} height={32} />
          {theme.loginImage && !isPhone ? (
            <Box
              component="img"
              src={theme.loginImage}
              alt=""
              sx={{ maxWidth: "100%", maxHeight: 160, objectFit: "contain", alignSelf: "center" }}
            />
          ) : null}
          <Typography sx={{ fontSize: isPhone ? "1rem" : "1.25rem", fontWeight: 650, lineHeight: 1.2 }}>
            {t("login.pitch")}
          </Typography>
        </Box>
        <Box sx={{ display: "grid", gap: 1.5, alignContent: "center", p: 3 }}>
          <Typography component="p" sx={{ fontSize: "1.25rem", fontWeight: 650 }}>
            {t("login.title")}
          </Typography>
          <Typography variant="body2" style={{ color: theme.muted }}>
            {t("login.intro", { community: name })}
          </Typography>
          <SceneField theme={theme}>{t("login.email")}</SceneField>
          <SceneField theme={theme}>{t("login.password")}</SceneField>
          <SceneButton theme={theme}>{t("common.signIn")}</SceneButton>
          <Typography variant="body2" sx={{ textDecoration: "underline" }} style={{ color: theme.accent }}>
            {t("login.forgot")}
          </Typography>
        </Box>
      </Box>
    </ScenePage>
  );
}
