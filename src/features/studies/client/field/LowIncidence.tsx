import { Alert, AlertTitle } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { StudyField } from "../../shared/api/orders";

/** Why the field paused by itself, and what there is to decide. */
export function LowIncidence({ field: { incidence, quotedIncidence } }: { readonly field: StudyField }) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return (
    <Alert severity="warning">
      <AlertTitle>{t("studies.field.lowIncidence.title")}</AlertTitle>
      {t("studies.field.lowIncidence.body", {
        measured: number.format(incidence ?? 0),
        quoted: number.format(quotedIncidence),
      })}
    </Alert>
  );
}
