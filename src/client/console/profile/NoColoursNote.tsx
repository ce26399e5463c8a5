import { Alert, Button } from "@mui/material";
import { Link } from "react-router-dom";
import { useTexts } from "../../screens/common/useTexts";
import { NOTICE } from "../../screens/record/form/noticeStyles";
import { useLacksColours } from "../community/useLacksColours";

/** Why the console led here: the community has no colours yet. */
export function NoColoursNote() {
  const { t } = useTexts();
  if (!useLacksColours()) return null;
  return (
    <Alert
      severity="info"
      sx={NOTICE}
      action={
        <Button size="small" variant="contained" component={Link} to="/personalisation">
          {t("console.profile.noColours.action")}
        </Button>
      }
    >
      {t("console.profile.noColours.body")}
    </Alert>
  );
}
