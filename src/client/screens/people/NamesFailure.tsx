import { Alert, AlertTitle } from "@mui/material";
import { ApiError } from "../../data/api";
import { failureText } from "../common/failureText";
import { useTexts } from "../common/useTexts";

const MOST_NAMES = 20;

/** Whom it failed for, where the server says so: `unknown` names nobody, `members` names people who hinder it. */
function namesOf(error: unknown): readonly string[] {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const { unknown, members } = (problem ?? {}) as { readonly unknown?: unknown; readonly members?: unknown };
  const names = Array.isArray(unknown) ? unknown : Array.isArray(members) ? members : [];
  return names.filter((name): name is string => typeof name === "string");
}

/** Why nothing was done with a list of people, and whose name is to be corrected. */
export function NamesFailure({ error }: { readonly error: unknown }) {
  const { t } = useTexts();
  const names = namesOf(error);
  const rest = names.length - MOST_NAMES;
  return (
    <Alert severity="error" role="alert" sx={{ overflowWrap: "anywhere" }}>
      {names.length > 0 && <AlertTitle>{failureText(error, t)}</AlertTitle>}
      {names.length > 0 ? names.slice(0, MOST_NAMES).join(", ") : failureText(error, t)}
      {rest > 0 && ` ${t("console.transition.more", { smart_count: rest })}`}
    </Alert>
  );
}
