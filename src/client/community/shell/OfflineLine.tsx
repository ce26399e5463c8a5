import CloudOffOutlined from "@mui/icons-material/CloudOffOutlined";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useSyncExternalStore } from "react";
import { useTexts } from "../../texts/TextsProvider";

function subscribe(listener: () => void): () => void {
  for (const name of ["online", "offline"]) window.addEventListener(name, listener);
  return () => {
    for (const name of ["online", "offline"]) window.removeEventListener(name, listener);
  };
}

/** Whether the browser has a network; it may be wrong about one that leads nowhere. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** Two lines on a phone. */
const HEIGHT = 48;
/** Custom property: how high the line is while it is there. */
export const OFFLINE_LINE = "--offline-line";

/** Says quietly that the network is away; it is there all the time, so that it is heard when it says something. */
export function OfflineLine() {
  const { t } = useTexts();
  const isOnline = useOnline();
  return (
    // Below the header wherever one has scrolled to, instead of half under it.
    <Box role="status" sx={{ position: "sticky", top: { xs: 60, sm: 64 }, zIndex: "appBar" }}>
      {!isOnline && <GlobalStyles styles={{ ":root": { [OFFLINE_LINE]: `${HEIGHT}px` } }} />}
      {!isOnline && (
        <Box
          sx={{
            display: "flex",
            gap: 1,
            alignItems: "center",
            justifyContent: "center",
            px: 2,
            minHeight: HEIGHT,
            lineHeight: 1.3,
            bgcolor: "background.paper",
            borderBottom: 1,
            borderColor: "divider",
            color: "text.secondary",
            typography: "body2",
          }}
        >
          <CloudOffOutlined sx={{ fontSize: 18 }} />
          {t("community.offlineLine")}
        </Box>
      )}
    </Box>
  );
}
