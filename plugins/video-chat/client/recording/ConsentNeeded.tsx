import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ConsentBox } from "./ConsentBox";
import { RecordingSign } from "./RecordingSign";

/** Before one comes into a session that is being recorded. */
export function ConsentNeeded(props: Omit<Parameters<typeof ConsentBox>[0], "isRecording">) {
  const { t } = props;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <RecordingSign t={t} isOn />
      <Typography variant="h3" component="h2">
        {t("videoChat.consent.neededTitle")}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{t("videoChat.consent.neededBody")}</Typography>
      <ConsentBox {...props} isRecording />
    </Box>
  );
}
