import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { RecordingConsent } from "../../shared/recordingApi";
import { QUIET_REGIONS } from "../room/quietRegions";
import type { Texts } from "../room/texts";
import type { ConsentCalls } from "./useConsent";

interface ConsentBoxProps {
  readonly t: Texts;
  readonly consent: RecordingConsent | null;
  readonly calls: ConsentCalls;
  /** Whether the session is being recorded now: a word that is taken back ends nobody else's recording. */
  readonly isRecording: boolean;
}

/** Taking back one's word deletes what was recorded: that is asked once more. */
function TakeBack({
  t,
  calls,
  isRecording,
  onClose,
}: Pick<ConsentBoxProps, "t" | "calls" | "isRecording"> & { readonly onClose: () => void }) {
  return (
    <Alert severity="warning">
      {t("videoChat.consent.takeBackBody")} {isRecording && t("videoChat.consent.takeBackDuring")}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
        <Button
          color="error"
          variant="contained"
          loading={calls.isBusy}
          sx={{ minHeight: 44 }}
          onClick={() => void calls.decide("REFUSED").then(onClose)}
        >
          {t("videoChat.consent.takeBack")}
        </Button>
        <Button color="inherit" sx={{ minHeight: 44 }} onClick={onClose}>
          {t("videoChat.consent.keep")}
        </Button>
      </Box>
    </Alert>
  );
}

/** Asks whether one may be recorded: what is recorded, who sees it, for how long; the answer can be changed at any time. */
export function ConsentBox({ t, consent, calls, isRecording }: ConsentBoxProps) {
  const [isTakingBack, setTakingBack] = useState(false);
  const refused = isRecording ? "refusedDuring" : "refused";
  const refuse = () => (consent === "GIVEN" ? setTakingBack(true) : void calls.decide("REFUSED"));
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t("videoChat.consent.title")}
      sx={{ p: 2, display: "grid", gap: 1.5, ...QUIET_REGIONS }}
    >
      <Typography variant="h4" component="h3">
        {t("videoChat.consent.title")}
      </Typography>
      <Typography variant="body2">{t("videoChat.consent.body")}</Typography>
      <Box role="status">
        {consent && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(`videoChat.consent.${consent === "GIVEN" ? "given" : refused}`)}
          </Typography>
        )}
        {calls.hasFailed && <Alert severity="error">{t("videoChat.consent.failed")}</Alert>}
      </Box>
      {isTakingBack ? (
        <TakeBack t={t} calls={calls} isRecording={isRecording} onClose={() => setTakingBack(false)} />
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {consent !== "GIVEN" && (
            <Button
              variant="contained"
              loading={calls.isBusy}
              sx={{ minHeight: 48, flex: { xs: "1 1 auto", sm: "0 0 auto" } }}
              onClick={() => void calls.decide("GIVEN")}
            >
              {t("videoChat.consent.yes")}
            </Button>
          )}
          {consent !== "REFUSED" && (
            <Button
              variant="outlined"
              disabled={calls.isBusy}
              sx={{ minHeight: 48, flex: { xs: "1 1 auto", sm: "0 0 auto" } }}
              onClick={refuse}
            >
              {t(consent === "GIVEN" ? "videoChat.consent.takeBack" : "videoChat.consent.no")}
            </Button>
          )}
        </Box>
      )}
    </Paper>
  );
}
