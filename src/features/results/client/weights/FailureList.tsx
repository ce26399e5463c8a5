import { Alert } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { weightingFailure } from "./weightingFailure";

/** What is wrong, line by line. */
export function FailureList({ error }: { readonly error: unknown }) {
  const { t } = useTexts();
  const lines = weightingFailure(error, t);
  if (lines.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}
