import { Box, Typography } from "@mui/material";
import { cssGradient } from "../../../../shared/theme/themeColours";
import { SiteLogo } from "../../../community/parts/SiteLogo";
import { useTexts } from "../../../screens/common/useTexts";
import type { SceneProps } from "./scene";
import { SceneButton, ScenePage } from "./sceneParts";

const SAMPLE_LABS = 20;

type PartProps = Omit<SceneProps, "device">;

function Bar({ theme, name }: PartProps) {
  const isCentred = theme.logoPosition === "CENTRE";
  return (
    <Box
      sx={{
        minHeight: 52,
        px: 2,
        display: "flex",
        alignItems: "center",
        justifyContent: isCentred ? "center" : "start",
        borderBottom: "1px solid",
      }}
      style={{ backgroundColor: theme.bar, color: theme.barInk, borderColor: theme.line }}
    >
      <SiteLogo name={name} logo={theme.logoPosition === "BOTTOM" ? null : theme.logo} height={28} />
    </Box>
  );
}

function HeaderImage({ theme }: Pick<SceneProps, "theme">) {
  if (!theme.headerImage) return null;
  return (
    <Box sx={{ position: "relative" }}>
      <Box
        component="img"
        src={theme.headerImage}
        alt=""
        sx={{ display: "block", width: "100%", aspectRatio: "6 / 1", objectFit: "cover" }}
      />
      {theme.overlayLogo ? (
        <Box
          component="img"
          src={theme.overlayLogo}
          alt=""
          sx={{ position: "absolute", insetBlock: "10%", left: 16, maxWidth: "40%", height: "80%", objectFit: "contain" }}
        />
      ) : null}
    </Box>
  );
}

function SampleCard({ theme }: Pick<SceneProps, "theme">) {
  const { t } = useTexts();
  return (
    <Box
      sx={{ p: 2, display: "grid", gap: 1, borderRadius: 1, border: "1px solid", justifyItems: "start" }}
      style={{ backgroundColor: theme.surface, borderColor: theme.line }}
    >
      <Typography variant="body2" style={{ color: theme.muted }}>
        {t("activityTypes.el_survey.name")}
      </Typography>
      <Typography component="p" sx={{ fontSize: "1rem", fontWeight: 600 }}>
        {t("console.personalisation.preview.sample.activity")}
      </Typography>
      <Box
        sx={{
          width: "100%",
          display: "flex",
          flexWrap: "wrap",
          gap: 1,
          alignItems: "center",
          justifyContent: "space-between",
          mt: 1,
        }}
      >
        <Box
          component="span"
          sx={{ px: 1.25, py: 0.25, borderRadius: 4, typography: "body2", fontWeight: 600 }}
          style={{ backgroundColor: theme.accent, color: theme.accentInk }}
        >
          {t("community.labs", { smart_count: SAMPLE_LABS })}
        </Box>
        <SceneButton theme={theme}>{t("community.start")}</SceneButton>
      </Box>
    </Box>
  );
}

/** A member's home. */
export function HomeScene({ theme, name, device }: SceneProps) {
  const { t } = useTexts();
  return (
    <ScenePage theme={theme}>
      <Bar theme={theme} name={name} />
      <HeaderImage theme={theme} />
      <Box sx={{ p: 2, display: "grid", gap: 2, flex: 1, alignContent: "start" }}>
        <Box
          sx={{ p: device === "phone" ? 2 : 3, borderRadius: 2 }}
          style={{ background: cssGradient(theme.hero), color: theme.heroInk }}
        >
          <Typography component="p" sx={{ fontSize: "1.25rem", fontWeight: 650 }}>
            {t("community.greeting", { name: "Ana" })}
          </Typography>
          <Typography sx={{ mt: 0.5 }}>{t("community.lead", { smart_count: 1 })}</Typography>
        </Box>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: device === "phone" ? "minmax(0, 1fr)" : "minmax(0, 320px)" }}>
          <SampleCard theme={theme} />
        </Box>
      </Box>
      {theme.logoPosition === "BOTTOM" ? (
        <Box sx={{ p: 2, display: "grid", justifyItems: "center", borderTop: "1px solid" }} style={{ borderColor: theme.line }}>
          <SiteLogo name={name} logo={theme.logo} height={28} />
        </Box>
      ) : null}
    </ScenePage>
  );
}
