import { Alert, AlertTitle } from "@mui/material";
import { ApiError, useTexts } from "../../../../client/kit";
import { failureText } from "../failureText";

/** Why nothing was imported, with the place in the file where the server names it. */
export function ImportFailure({ error }: { readonly error: unknown }) {
  const { t } = useTexts();
  const problem = error instanceof ApiError ? error.problem : undefined;
  const isSpecific = problem?.detail !== undefined && problem.detail !== problem.title;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {isSpecific && <AlertTitle>{problem.title}</AlertTitle>}
      {failureText(error, t)} {t("surveys.import.nothingSaved")}
    </Alert>
  );
}
