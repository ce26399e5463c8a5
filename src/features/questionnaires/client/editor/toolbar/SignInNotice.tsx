import { Alert, Button } from "@mui/material";
import { Icon, useSignInAgain, useTexts } from "../../../../../client/kit/console";
import { useEditor } from "../EditorContext";

/** The session has expired: what was written waits in this browser until the person has signed in again. */
export function SignInNotice() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const signIn = useSignInAgain();
  if (editor.status !== "signedOut") return null;
  return (
    <Alert
      severity="warning"
      icon={<Icon name="Lock" />}
      sx={{ mt: 1, alignItems: "center" }}
      action={
        <Button size="small" variant="contained" onClick={signIn}>
          {t("surveys.save.signIn")}
        </Button>
      }
    >
      {t("surveys.save.signInHelp")}
    </Alert>
  );
}
