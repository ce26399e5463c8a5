import { Box, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { QuestionnaireLengthProps } from "../../../../contracts/views/questionnaireLength";
import { isInSetup } from "../setup/isInSetup";
import { LongerThanOrdered } from "./LongerThanOrdered";
import { isLonger, minutesOf } from "./minutes";

/** How long an interview takes, next to what was ordered, as long as either can be changed. */
export function QuestionnaireLength({ owner, seconds }: QuestionnaireLengthProps) {
  const { t } = useTexts();
  const ordered = Number(owner.estimatedDuration ?? 0);
  if (!isInSetup(owner)) return null;
  const minutes = minutesOf(seconds);
  return (
    <Box role="status">
      {isLonger(seconds, ordered) ? (
        <LongerThanOrdered studyId={owner.id} seconds={seconds} ordered={ordered} />
      ) : (
        <Typography variant="body2" sx={{ display: "flex", gap: 0.75, alignItems: "center", color: "text.secondary" }}>
          <Icon name="Schedule" fontSize="small" />
          {ordered > 0 ? t("studies.length.ofOrdered", { minutes, ordered }) : t("studies.length.about", { minutes })}
        </Typography>
      )}
    </Box>
  );
}
