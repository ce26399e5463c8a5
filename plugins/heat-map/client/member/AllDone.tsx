import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { useTexts } from "../../../../src/client/kit/member";

/** Everything that was asked for is there. */
export function AllDone() {
  const { t } = useTexts();
  return (
    <Alert
      severity="success"
      role="status"
      action={
        <Button component={Link} to="/activities" color="inherit" sx={{ minHeight: 44 }}>
          {t("heatMap.member.back")}
        </Button>
      }
      sx={{ flexWrap: "wrap", "& .MuiAlert-message": { flex: "1 1 220px" } }}
    >
      <AlertTitle>{t("heatMap.member.doneTitle")}</AlertTitle>
      {t("heatMap.member.doneBody")}
    </Alert>
  );
}
