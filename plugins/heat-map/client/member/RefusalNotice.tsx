import Alert from "@mui/material/Alert";
import Snackbar from "@mui/material/Snackbar";
import { useTexts } from "../../../../src/client/kit/member";
import type { Points } from "./saving/usePoints";

/** That a change was taken back, and why: over the screen, for whoever makes changes looks at the image. */
export function RefusalNotice({ refusal, forgetRefusal }: Pick<Points, "refusal" | "forgetRefusal">) {
  const { t } = useTexts();
  return (
    <Snackbar
      open={refusal !== undefined}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      sx={{ bottom: { xs: "calc(80px + env(safe-area-inset-bottom))", sm: 24 } }}
    >
      <Alert
        severity="error"
        variant="outlined"
        onClose={forgetRefusal}
        sx={{ backgroundColor: "background.paper", boxShadow: 6 }}
      >
        {[t("heatMap.member.refused"), refusal].filter(Boolean).join(" ")}
      </Alert>
    </Snackbar>
  );
}
