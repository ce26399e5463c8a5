import { Box, Paper, Tab, Tabs, ToggleButton, ToggleButtonGroup, Tooltip, useMediaQuery } from "@mui/material";
import { useTheme } from "@mui/material/styles";
import { type ComponentType, useState } from "react";
import { useTexts } from "../../../screens/common/useTexts";
import type { FormData } from "../../../screens/form/formTypes";
import { Icon } from "../../../theme/icons";
import type { Mode } from "../../../theme/theme";
import { HomeScene } from "../preview/HomeScene";
import { LoginScene } from "../preview/LoginScene";
import { SurveyScene } from "../preview/SurveyScene";
import { type Device, type SceneProps, sceneTheme } from "../preview/scene";

const SCENES: Readonly<Record<string, ComponentType<SceneProps>>> = {
  login: LoginScene,
  home: HomeScene,
  survey: SurveyScene,
};

interface SwitchProps<T extends string> {
  /** Key of the texts under `console.personalisation.preview`. */
  readonly name: string;
  readonly value: T;
  readonly icons: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

function Switch<T extends string>({ name, value, icons, onChange }: SwitchProps<T>) {
  const { t } = useTexts();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={t(`console.personalisation.preview.${name}.label`)}
      onChange={(_, next: T | null) => next && onChange(next)}
    >
      {(Object.keys(icons) as T[]).map((option) => {
        const label = t(`console.personalisation.preview.${name}.${option}`);
        return (
          <Tooltip key={option} title={label}>
            <ToggleButton value={option} aria-label={label} sx={{ minWidth: 44, minHeight: { xs: 44, sm: 36 } }}>
              <Icon name={icons[option]} />
            </ToggleButton>
          </Tooltip>
        );
      })}
    </ToggleButtonGroup>
  );
}

interface ThemePreviewProps {
  /** The form's values, saved or not. */
  readonly values: FormData;
  /** What the community is called while its name is empty. */
  readonly name: string;
}

/** What members would see: sign-in, home and a survey, on either device and in either mode. */
export function ThemePreview({ values, name }: ThemePreviewProps) {
  const { t } = useTexts();
  const { palette, breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down("sm"), { noSsr: true });
  const [scene, setScene] = useState("login");
  const [device, setDevice] = useState<Device>(isPhone ? "phone" : "desktop");
  const [mode, setMode] = useState<Mode>(palette.mode);
  const Scene = SCENES[scene] ?? LoginScene;
  return (
    <Paper
      component="section"
      aria-label={t("console.personalisation.preview.title")}
      sx={{ border: 1, borderColor: "divider", overflow: "clip" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, px: 1.5, py: 1 }}>
        <Tabs
          value={scene}
          onChange={(_, next: string) => setScene(next)}
          aria-label={t("console.personalisation.preview.title")}
          sx={{ flex: { xs: "1 1 100%", sm: 1 }, minHeight: 40, "& .MuiTab-root": { minHeight: 40 } }}
        >
          {Object.keys(SCENES).map((one) => (
            <Tab
              key={one}
              value={one}
              id={`scene-tab-${one}`}
              aria-controls="scene"
              label={t(`console.personalisation.preview.scenes.${one}`)}
            />
          ))}
        </Tabs>
        <Switch name="device" value={device} icons={{ desktop: "DesktopWindows", phone: "Smartphone" }} onChange={setDevice} />
        <Switch name="mode" value={mode} icons={{ light: "LightMode", dark: "DarkMode" }} onChange={setMode} />
      </Box>
      <Box
        role="tabpanel"
        id="scene"
        aria-labelledby={`scene-tab-${scene}`}
        sx={{
          bgcolor: "background.default",
          borderTop: 1,
          borderColor: "divider",
          p: { xs: 1.5, sm: 3 },
          display: "grid",
          justifyItems: "center",
        }}
      >
        <Box
          sx={{
            width: "100%",
            maxWidth: device === "phone" ? 300 : 720,
            border: 1,
            borderColor: "divider",
            borderRadius: device === "phone" ? "24px" : 1,
            overflow: "hidden",
            boxShadow: 2,
          }}
        >
          <Scene theme={sceneTheme(values, mode)} name={String(values.name ?? name)} device={device} />
        </Box>
      </Box>
    </Paper>
  );
}
