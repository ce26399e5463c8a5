import Alert from "@mui/material/Alert";
import Snackbar from "@mui/material/Snackbar";
import { useState } from "react";
import { ApiError } from "../data/api";
import { useTexts } from "../texts/TextsProvider";

/** Says why a link that signs in did not. */
export function DirectRefusal({ error }: { readonly error: unknown }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(true);
  const isOffline = error instanceof ApiError && error.status === 0;
  // Not the answer's own words: the language was not known yet.
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return (
    <Snackbar open={isOpen} anchorOrigin={{ vertical: "top", horizontal: "center" }}>
      <Alert severity="error" role="alert" variant="filled" onClose={() => setIsOpen(false)} closeText={t("common.close")}>
        {isOffline ? t("login.offline") : t(`errors.${code ?? "auth.spentCode"}`, { smart_count: 15 })}
      </Alert>
    </Snackbar>
  );
}
