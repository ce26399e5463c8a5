import { Alert, Button } from "@mui/material";
import { Link } from "react-router-dom";
import { formatDay, type RecordNoticeProps, useTexts } from "../../../client/kit/console";
import { dayIn } from "../../../shared/dates/dayIn";
import { monthsLater } from "../../../shared/dates/monthsLater";

/** The day on which a community with a duration ends, and what that means. */
export function EndNotice({ record }: RecordNoticeProps) {
  const { t, language } = useTexts();
  const timeZone = String(record.timeZone);
  const begin = dayIn(timeZone, new Date(String(record.createdAt)));
  const end = monthsLater(begin, Number(record.durationMonths));
  const isOver = end <= dayIn(timeZone);
  return (
    <Alert
      severity={isOver ? "warning" : "info"}
      action={
        <Button color="inherit" size="small" component={Link} to={`/communities/${record.id}/plan`}>
          {t("communities.plan.tab")}
        </Button>
      }
    >
      {t(`communities.end.${isOver ? "over" : "ahead"}`, { date: formatDay(end, language) })}
    </Alert>
  );
}
