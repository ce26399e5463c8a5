import { Box, Typography } from "@mui/material";
import { cssGradient } from "../../../../shared/theme/brandColours";
import { Brand } from "../../../community/parts/Brand";
import { useTexts } from "../../../screens/common/useTexts";
import type { SceneProps } from "./scene";
import { SceneButton, SceneField, ScenePage } from "./sceneParts";

/** The members' sign-in. */
export function LoginScene({ look, name, device }: SceneProps) {
  const { t } = useTexts();
  const isPhone = device === "phone";
  return (
    <ScenePage look={look} isPlain>
      <Box sx={{ flex: 1, display: "grid", gridTemplateColumns: isPhone ? "minmax(0, 1fr)" : "minmax(0, 1.1fr) minmax(0, 1fr)" }}>
        <Box
          sx={{
            display: "flex",
            flexDirection: "column",
            justifyContent: "space-between",
            gap: 2,
            p: isPhone ? 2 : 3,
          }}
          style={{ background: cssGradient(look.hero), color: look.heroInk }}
        >
          <Brand name={name} logo={look.logo} height={32} />
          {look.loginImage && !isPhone ? (
            <Box
              component="img"
              src={look.loginImage}
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
          <Typography variant="body2" style={{ color: look.muted }}>
            {t("login.intro", { community: name })}
          </Typography>
          <SceneField look={look}>{t("login.email")}</SceneField>
          <SceneField look={look}>{t("login.password")}</SceneField>
          <SceneButton look={look}>{t("common.signIn")}</SceneButton>
          <Typography variant="body2" sx={{ textDecoration: "underline" }} style={{ color: look.accent }}>
            {t("login.forgot")}
          </Typography>
        </Box>
      </Box>
    </ScenePage>
  );
}
