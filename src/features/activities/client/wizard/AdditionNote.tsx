import { Alert, Box } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { Addition } from "./useResolveMembers";

interface AdditionNoteProps {
  readonly addition: Addition | undefined;
  readonly failure: string | undefined;
}

const NAMED = 50;

/** Who was added, and which entries named nobody. */
export function AdditionNote({ addition, failure }: AdditionNoteProps) {
  const { t } = useTexts();
  if (failure) return <Alert severity="error">{failure}</Alert>;
  if (!addition) return null;
  const { added, members, repeated, unknown } = addition;
  const known = members.length - added + repeated;
  const rest = unknown.length - NAMED;
  return (
    <Alert severity={unknown.length > 0 ? "warning" : "success"} role="status">
      {t("activities.wizard.people.added", { smart_count: added })}
      {known > 0 ? ` ${t("activities.wizard.people.repeated", { smart_count: known })}` : ""}
      {unknown.length > 0 ? (
        <Box sx={{ mt: 0.5, overflowWrap: "anywhere" }}>
          {t("activities.wizard.people.unknown", { smart_count: unknown.length })}{" "}
          <strong>{unknown.slice(0, NAMED).join(", ")}</strong>
          {rest > 0 ? ` ${t("activities.wizard.people.more", { smart_count: rest })}` : ""}
        </Box>
      ) : null}
    </Alert>
  );
}
