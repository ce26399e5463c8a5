import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Texts } from "./texts";
import type { LiveRoom } from "./useRoom";

/** What is the matter with the connection, and what helps; nothing where it is up. */
export function ConnectionNotice({
  t,
  room,
}: {
  readonly t: Texts;
  readonly room: Pick<LiveRoom, "state" | "takeOver" | "pictures">;
}) {
  return (
    <Box role="status">
      {room.state === "lost" && <Alert severity="warning">{t("videoChat.room.lost")}</Alert>}
      {room.state === "connecting" && <Alert severity="info">{t("videoChat.room.connecting")}</Alert>}
      {room.state === "connected" && room.pictures !== "all" && (
        <Alert severity="warning">{t(`videoChat.room.slow.${room.pictures}`)}</Alert>
      )}
      {room.state === "replaced" && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={room.takeOver}>
              {t("videoChat.room.takeOver")}
            </Button>
          }
        >
          {t("videoChat.room.replaced")}
        </Alert>
      )}
    </Box>
  );
}
