import { Alert } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { SavedViews } from "./useSavedViews";

/** What of a view can't be shown, said aloud: without it the results may stand on more people. */
export function ViewNotices({ saved: { current, isMissing } }: { readonly saved: SavedViews }) {
  const { t } = useTexts();
  const [closed, setClosed] = useState<string>();
  if (isMissing) return <Alert severity="warning">{t("resultsViews.missing")}</Alert>;
  if (!current || current.lost.length === 0 || closed === current.id) return null;
  const lost = current.lost.map(({ name, reason }) => t(`resultsViews.reasons.${reason}`, { name }));
  return (
    <Alert severity="warning" onClose={() => setClosed(current.id)}>
      {`${t("resultsViews.lost")} ${lost.join(", ")}`}
    </Alert>
  );
}
