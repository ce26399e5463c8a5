import { Alert, AlertTitle, Box, Link } from "@mui/material";
import type { ClientField } from "../../../../schema/clientCatalog";
import { useTexts } from "../../common/useTexts";
import type { FormContext } from "../../form/formTypes";
import type { FormErrors } from "../../form/validation";
import { focusFirstIssue } from "./focusField";
import { issueLabel } from "./issueLabel";

interface ErrorSummaryProps {
  /** What the server said of the whole, where it refused. */
  readonly failure: string | undefined;
  readonly errors: FormErrors;
  readonly fields: FormContext["fields"];
  readonly label: (field: ClientField) => string;
  readonly idPrefix: string;
}

/** What is wrong, above the form: each fault leads to its field. */
export function ErrorSummary({ failure, errors, fields, label, idPrefix }: ErrorSummaryProps) {
  const { t } = useTexts();
  const faults = Object.entries(errors);
  if (faults.length === 0 && !failure) return null;
  return (
    <Alert severity="error" sx={{ mb: 2, "& .MuiAlert-message": { minWidth: 0 } }}>
      {faults.length > 0 ? (
        <AlertTitle sx={{ typography: "body1", fontWeight: 600, mb: 0.5 }}>
          {t("console.form.faults", { smart_count: faults.length })}
        </AlertTitle>
      ) : (
        failure
      )}
      {faults.length > 0 ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.25 }}>
          {faults.map(([pointer, message]) => (
            <li key={pointer}>
              <Link
                component="button"
                type="button"
                color="inherit"
                onClick={() => focusFirstIssue([pointer], idPrefix)}
                sx={{ minHeight: 24, fontWeight: 600, verticalAlign: "baseline", textAlign: "left" }}
              >
                {issueLabel(pointer, fields, label) || t("console.form.whole")}
              </Link>
              {`: ${message}`}
            </li>
          ))}
        </Box>
      ) : null}
    </Alert>
  );
}
