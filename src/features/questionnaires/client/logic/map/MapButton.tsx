import { IconButton, Tooltip } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";

const MapDialog = lazy(() => import("./MapDialog").then(({ MapDialog }) => ({ default: MapDialog })));

/** Opens the map of the questionnaire. */
export function MapButton() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={t("surveys.logic.map.open")}>
        <IconButton aria-label={t("surveys.logic.map.open")} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="AccountTree" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <MapDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
