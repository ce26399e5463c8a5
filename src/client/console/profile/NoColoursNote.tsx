import { Alert, Button } from "@mui/material";
import { Link } from "react-router-dom";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { NOTICE } from "../../screens/record/form/noticeStyles";
import { lacksColours } from "../community/redirectToTheme";
import { useConsole } from "../consoleProps";

/** Whether this person runs a community that has no colours yet. */
function useLacksColours(): boolean {
  const { session, theme } = useConsole();
  const { accessKeys } = useCatalog();
  return lacksColours({ kind: session.kind, accessKeys, mainColor: theme?.mainColor });
}

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
