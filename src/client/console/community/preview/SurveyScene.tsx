import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../screens/common/useTexts";
import type { SceneProps, SceneTheme } from "./scene";
import { SceneButton, ScenePage } from "./sceneParts";

const OPTIONS = ["one", "two", "three"] as const;
const CHOSEN = "two";

function Option({ theme, isChosen, text }: { readonly theme: SceneTheme; readonly isChosen: boolean; readonly text: string }) {
  return (
    <Box
      sx={{ minHeight: 44, px: 1.5, display: "flex", alignItems: "center", gap: 1.25, borderRadius: 1, border: "1px solid" }}
      style={{ borderColor: isChosen ? theme.accent : theme.edge, backgroundColor: theme.surface }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 18, height: 18, borderRadius: "50%", border: isChosen ? "5px solid" : "1px solid", flex: "none" }}
        style={{ borderColor: isChosen ? theme.accent : theme.edgeStrong }}
      />
      {text}
    </Box>
  );
}

/** A question as it is answered. */
export function SurveyScene({ theme, device }: SceneProps) {
  const { t } = useTexts();
  return (
    <ScenePage theme={theme} isPlain>
      <Box aria-hidden sx={{ height: 4 }} style={{ backgroundColor: theme.line }}>
        <Box sx={{ height: 4, width: "40%" }} style={{ backgroundColor: theme.accent }} />
      </Box>
      <Box sx={{ p: device === "phone" ? 2 : 4, display: "grid", gap: 1.5, width: "100%", maxWidth: 520, mx: "auto" }}>
        <Typography component="p" sx={{ fontSize: "1.25rem", fontWeight: 650 }}>
          {t("console.personalisation.preview.sample.question")}
        </Typography>
        {OPTIONS.map((option) => (
          <Option
            key={option}
            theme={theme}
            isChosen={option === CHOSEN}
            text={t(`console.personalisation.preview.sample.options.${option}`)}
          />
        ))}
        <Box sx={{ display: "grid", mt: 2, ...(device === "phone" ? {} : { justifySelf: "end" }) }}>
          <SceneButton theme={theme}>{t("common.next")}</SceneButton>
        </Box>
      </Box>
    </ScenePage>
  );
}
