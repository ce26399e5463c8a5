import {
  Box,
  Button,
  Dialog,
  GlobalStyles,
  IconButton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
  useTheme,
} from "@mui/material";
import { useId, useState } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import { useEditor } from "../../editor/EditorContext";
import { MapCanvas } from "./MapCanvas";
import { RouteList } from "./RouteList";

type View = "map" | "list";

/** On paper there is only the map's dialog, as long as it is. */
const PRINTED = {
  "@media print": {
    "@page": { size: "landscape", margin: "10mm" },
    "body > :not(.sondeo-map)": { display: "none !important" },
    ".sondeo-map, .sondeo-map *": { overflow: "visible !important" },
    ".sondeo-map, .sondeo-map .MuiDialog-container, .sondeo-map .MuiDialog-paper": {
      position: "static !important",
      height: "auto !important",
      maxHeight: "none !important",
    },
    ".sondeo-map .map-tools": { display: "none !important" },
  },
} as const;

/** The ways through the questionnaire, drawn or in words. */
export function MapDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const { setFocus } = useEditor();
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down("sm"));
  const titleId = useId();
  const [chosen, setChosen] = useState<View>();
  // On a phone words are read where a drawing would be pushed about.
  const view = chosen ?? (isNarrow ? "list" : "map");
  function open(id: string) {
    onClose();
    setFocus({ kind: "question", id, part: "logic" });
  }
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={titleId} className="sondeo-map">
      <GlobalStyles styles={PRINTED} />
      <Stack
        direction="row"
        sx={{ p: 1.5, gap: 1.5, alignItems: "center", flexWrap: "wrap", borderBottom: 1, borderColor: "divider" }}
      >
        <Box sx={{ flex: 1, minWidth: 160 }}>
          <Typography id={titleId} variant="h4" component="h2">
            {t("surveys.logic.map.title")}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("surveys.logic.map.help")}
          </Typography>
        </Box>
        <Stack className="map-tools" direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={t("surveys.logic.map.view")}
            onChange={(_event, next: View | null) => next && setChosen(next)}
          >
            <ToggleButton value="map" sx={{ gap: 0.75, color: "text.secondary" }}>
              <Icon name="AccountTree" />
              {t("surveys.logic.map.drawing")}
            </ToggleButton>
            <ToggleButton value="list" sx={{ gap: 0.75, color: "text.secondary" }}>
              <Icon name="List" />
              {t("surveys.logic.map.list")}
            </ToggleButton>
          </ToggleButtonGroup>
          <Button size="small" startIcon={<Icon name="Print" />} onClick={() => print()}>
            {t("surveys.logic.map.print")}
          </Button>
          <IconButton onClick={onClose} aria-label={t("surveys.close")}>
            <Icon name="Close" />
          </IconButton>
        </Stack>
      </Stack>
      {view === "map" ? <MapCanvas onOpen={open} /> : <RouteList onOpen={open} />}
    </Dialog>
  );
}
