import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";

const ImportDialog = lazy(() => import("./ImportDialog"));

/** Opens the load of a file. */
export function ImportButton() {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
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
