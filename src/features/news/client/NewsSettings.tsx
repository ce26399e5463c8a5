import { Box, FormControlLabel, Paper, Switch, Typography } from "@mui/material";
import { ErrorState, Icon, LoadingState, useTexts } from "../../../client/kit/console";
import type { NewsChoices } from "../shared/newsApi";
import { KIND_ICONS } from "./kindIcons";
import { useChoices, useChoose } from "./news";

type Choice = NewsChoices["kinds"][number];

function KindRow({ kind, isShown, isMailed }: Choice) {
  const { t } = useTexts();
  const choose = useChoose();
  const name = t(`news.kinds.${kind}.name`);
  return (
    <Box
      component="li"
      sx={{
        ...{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center", px: 2, py: 1.5 },
        ...{ "& + &": { borderTop: 1, borderColor: "divider" } },
      }}
    >
      <Box sx={{ color: "text.secondary", display: "flex" }}>
        <Icon name={KIND_ICONS[kind] ?? "Notifications"} />
      </Box>
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t(`news.kinds.${kind}.help`)}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={isShown}
              slotProps={{ input: { "aria-label": `${name}: ${t("news.settings.shown")}` } }}
              onChange={(_, isOn) => choose.mutate({ kind, isShown: isOn })}
            />
          }
          label={t("news.settings.shown")}
        />
        <FormControlLabel
          control={
            <Switch
              checked={isMailed}
              slotProps={{ input: { "aria-label": `${name}: ${t("news.settings.mailed")}` } }}
              onChange={(_, isOn) => choose.mutate({ kind, isMailed: isOn })}
            />
          }
          label={t("news.settings.mailed")}
        />
      </Box>
    </Box>
  );
}

/** What the person hears of, in the suite and by mail; each choice counts at once. */
export function NewsSettings() {
  const { t } = useTexts();
  const { data, error, refetch } = useChoices();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography color="text.secondary">{t("news.settings.intro")}</Typography>
      <Paper component="ul" variant="outlined" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {data.kinds.map((choice) => (
          <KindRow key={choice.kind} {...choice} />
        ))}
      </Paper>
    </Box>
  );
}
