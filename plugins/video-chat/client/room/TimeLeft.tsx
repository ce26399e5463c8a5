import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { WARNING_MS } from "../../shared/videoChat";
import type { Texts } from "./texts";

const MINUTE = 60_000;

/** How long a session goes on; its end is announced. */
export function TimeLeft({ t, endsAt, now }: { readonly t: Texts; readonly endsAt: string | null; readonly now: number }) {
  if (!endsAt) return null;
  const minutes = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / MINUTE));
  const text = t("videoChat.room.left", { smart_count: minutes });
  if (minutes * MINUTE <= WARNING_MS) return <Alert severity="warning">{text}</Alert>;
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {text}
    </Typography>
  );
}
