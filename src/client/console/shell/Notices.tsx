import { Notification } from "react-admin";

/**
 * Short messages, on top of the page: at its foot are the buttons that save, and what people write in. Clicks go through
 * them to what lies below, but for their own buttons.
 */
export function Notices() {
  return (
    <Notification
      anchorOrigin={{ vertical: "top", horizontal: "center" }}
      autoHideDuration={5_000}
      sx={{ pointerEvents: "none", "& button, & a": { pointerEvents: "auto" } }}
    />
  );
}
