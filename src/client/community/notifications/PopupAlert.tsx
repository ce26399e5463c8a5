import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Snackbar from "@mui/material/Snackbar";
import SnackbarContent from "@mui/material/SnackbarContent";
import { useLocation } from "react-router-dom";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { useAlerts } from "./AlertsProvider";

/** It stays in the list of alerts; the pointer or the focus on it holds it. */
const SHOWN_MS = 8_000;

/** The newest of what is said at once, over whichever screen: good news mostly. */
export function PopupAlert() {
  const { t } = useTexts();
  const { origin } = useCommunity();
  const { pathname } = useLocation();
  const { page, notePopupSeen } = useAlerts();
  const waiting = page?.alerts.filter(({ popup }) => popup) ?? [];
  const [newest] = waiting;
  // In the list it stands already.
  if (!newest || pathname === "/notifications") return null;
  const close = () => notePopupSeen(waiting.map(({ id }) => id));
  return (
    <Snackbar
      key={newest.id}
      open
      autoHideDuration={SHOWN_MS}
      onClose={(_event, reason) => reason !== "clickaway" && close()}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      sx={{ bottom: { xs: "calc(80px + env(safe-area-inset-bottom))", sm: 24 } }}
    >
      <SnackbarContent
        role="status"
        message={newest.title}
        action={
          <>
            {newest.link && (
              <Button color="inherit" size="small" href={`/c/${origin}${newest.link}`} onClick={close} sx={{ minHeight: 40 }}>
                {t("community.look")}
              </Button>
            )}
            <IconButton color="inherit" aria-label={t("common.close")} onClick={close} sx={{ width: 44, height: 44 }}>
              <CloseOutlined fontSize="small" />
            </IconButton>
          </>
        }
        sx={{
          fontSize: "1rem",
          fontWeight: 600,
          "& .MuiSnackbarContent-message": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
        }}
      />
    </Snackbar>
  );
}
