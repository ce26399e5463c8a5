import { Box, Button, Typography } from "@mui/material";
import { absoluteTime, formatDay, Icon, useAccessKeys, useTexts } from "../../../../client/kit/console";
import type { StageProps } from "./stageProps";

/** The provider reviews the study; approved, it waits for its date. */
export function ReviewStage({ record, summary, isBusy, onMove }: StageProps) {
  const { t, language } = useTexts();
  const isProvider = useAccessKeys().includes("backoffice");
  const sendBack = (
    <Button variant="outlined" disabled={isBusy} startIcon={<Icon name="Undo" />} onClick={() => onMove("sendBack")}>
      {t("studies.sendBack.open")}
    </Button>
  );
  if (typeof record.approvedAt === "string")
    return (
      <>
        <Typography>{t("studies.order.approved", { date: formatDay(String(record.releaseDate ?? ""), language) })}</Typography>
        {isProvider && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <Button variant="contained" loading={isBusy} startIcon={<Icon name="RocketLaunch" />} onClick={() => onMove("open")}>
              {t("studies.order.open")}
            </Button>
            {sendBack}
          </Box>
        )}
      </>
    );
  return (
    <>
      <Typography>
        {t(`studies.order.${isProvider ? "reviewBy" : "inReview"}`, {
          date: absoluteTime(new Date(summary.reviewEndsAt ?? Date.now()), language),
        })}
      </Typography>
      {isProvider && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button variant="contained" loading={isBusy} startIcon={<Icon name="VerifiedUser" />} onClick={() => onMove("approve")}>
            {t("studies.order.approve")}
          </Button>
          {sendBack}
        </Box>
      )}
    </>
  );
}
