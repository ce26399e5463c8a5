import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { useTexts } from "../../../../src/client/kit/member";

/** Everything that was asked for is there. */
export function AllDone() {
  const { t } = useTexts();
  return (
    <Alert severity="success" role="status">
      <AlertTitle>{t("heatMap.member.doneTitle")}</AlertTitle>
      {t("heatMap.member.doneBody")}
    </Alert>
  );
}
