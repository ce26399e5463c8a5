import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
} from "@mui/material";
import { useEffect, useId, useRef } from "react";
import { failureText, useTexts } from "../../../../client/kit/console";
import type { RobotReport } from "../../../../survey/robots/robotReport";
import { EndingList } from "./EndingList";
import { FindingList } from "./FindingList";
import { RobotFigures } from "./RobotFigures";
import { TestData } from "./TestData";
import { useRobots } from "./useRobots";

function Report({ report, onLeave }: { readonly report: RobotReport; readonly onLeave: () => void }) {
  const { t } = useTexts();
  const { findings, endings, stuck } = report;
  return (
    <>
      <RobotFigures report={report} />
      {findings.length === 0 && <Alert severity="success">{t("surveys.robots.clean")}</Alert>}
      <FindingList severity="error" findings={findings} onLeave={onLeave} />
      <FindingList severity="warning" findings={findings} onLeave={onLeave} />
      <EndingList endings={endings} stuck={stuck} />
    </>
  );
}

/** Robots answer the draft: what they found, and test data. */
export function RobotsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const titleId = useId();
  const { report, isCurrent, isBusy, error, send } = useRobots();
  const isAsked = useRef(false);
  useEffect(() => {
    // Opening it is asking for it; later changes of the draft are not.
    if (!isAsked.current && !isCurrent) send();
    isAsked.current = true;
  }, [isCurrent, send]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t("surveys.robots.title")}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("surveys.robots.help")}
          </Typography>
          {isBusy && (
            <div>
              <Typography role="status" sx={{ mb: 1.5 }}>
                {t("surveys.robots.busy")}
              </Typography>
              <LinearProgress aria-label={t("surveys.robots.busy")} />
            </div>
          )}
          {error != null && <Alert severity="error">{failureText(error, t)}</Alert>}
          {report && !isBusy && error == null && <Report report={report} onLeave={onClose} />}
          <TestData />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" disabled={isBusy} onClick={send}>
          {t("surveys.robots.again")}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t("surveys.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
