import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";

/** State of a navigation to a list: the load of a file opens with it. */
export const OPEN_IMPORT = { isImporting: true } as const;

function isOpenImport(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isImporting" in state;
}

const ImportDialog = lazy(() => import("./ImportDialog"));

/** Opens the load of a file. */
export function ImportButton() {
  const { t } = useTexts();
  const { state } = useLocation();
  const [isOpen, setIsOpen] = useState(isOpenImport(state));
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="UploadFile" />}
        onClick={() => setIsOpen(true)}
        sx={{ borderColor: "divider" }}
      >
        {t("console.import.action")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
