import MicOffOutlined from "@mui/icons-material/MicOffOutlined";
import MicOutlined from "@mui/icons-material/MicOutlined";
import { Avatar, Box, Button, Chip, Typography } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/console";
import type { Devices, TeamSeat } from "../../shared/api";

/** How long somebody was there, or spoke: minutes and seconds. */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const DEVICES = ["camera", "microphone", "connection"] as const satisfies readonly (keyof Devices)[];

function Tested({ devices }: { readonly devices: Devices }) {
  const { t } = useTexts();
  const failing = DEVICES.filter((device) => devices[device] === "FAILS");
  if (failing.length === 0)
    return <Chip size="small" color="success" variant="outlined" label={t("videoChat.team.devicesWork")} />;
  const names = failing.map((device) => t(`videoChat.devices.${device}`)).join(", ");
  return <Chip size="small" color="warning" variant="outlined" label={t("videoChat.team.devicesFail", { names })} />;
}

interface SeatLineProps {
  readonly seat: TeamSeat;
  /** Whether the session is: all have gone then. */
  readonly isOver: boolean;
  /** Absent where one only watches. */
  readonly actions:
    | { readonly onGrant: () => void; readonly onDeny: () => void; readonly onMute: (isMuted: boolean) => void }
    | undefined;
}

function Actions({ seat, actions }: { readonly seat: TeamSeat; readonly actions: NonNullable<SeatLineProps["actions"]> }) {
  const { t } = useTexts();
  const { name, access, isMuted } = seat;
  const muteLabel = t(isMuted ? "videoChat.team.unmute" : "videoChat.team.mute");
  return (
    <>
      {access === "GRANTED" && seat.role !== "OBSERVER" && (
        <Button
          size="small"
          color="inherit"
          startIcon={isMuted ? <MicOutlined /> : <MicOffOutlined />}
          aria-label={`${muteLabel}: ${name}`}
          onClick={() => actions.onMute(!isMuted)}
        >
          {muteLabel}
        </Button>
      )}
      {access !== "GRANTED" && (
        <Button
          size="small"
          variant={access === "PENDING" ? "contained" : "outlined"}
          aria-label={`${t("videoChat.team.grant")}: ${name}`}
          onClick={actions.onGrant}
        >
          {t("videoChat.team.grant")}
        </Button>
      )}
      {access !== "DENIED" && (
        <Button
          size="small"
          color="error"
          aria-label={`${t(access === "GRANTED" ? "videoChat.team.expel" : "videoChat.team.deny")}: ${name}`}
          onClick={actions.onDeny}
        >
          {t(access === "GRANTED" ? "videoChat.team.expel" : "videoChat.team.deny")}
        </Button>
      )}
    </>
  );
}

/** Somebody who has come: who it is, whether their devices work, how long they were there and spoke. */
export function SeatLine({ seat, isOver, actions }: SeatLineProps) {
  const { t } = useTexts();
  const { name, image, role, isByLink, isHere, isHandUp, isMuted, access, devices, reason, connectedMs, speakingMs } = seat;
  return (
    <Box component="li" sx={{ display: "grid", gap: 0.75, py: 1.25, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Avatar {...(image ? { src: image } : {})} alt="" sx={{ width: 32, height: 32, fontSize: 15 }}>
          {name.slice(0, 1).toUpperCase()}
        </Avatar>
        <Typography sx={{ flex: "1 1 90px", minWidth: 0, overflowWrap: "anywhere", fontWeight: 600 }}>{name}</Typography>
        {role !== "MEMBER" && <Chip size="small" label={t(`videoChat.roles.${role}`)} />}
        {!isHere && !isOver && <Chip size="small" label={t("videoChat.team.gone")} />}
        {isHandUp && <Chip size="small" color="info" label={t("videoChat.room.handUp")} />}
        {isMuted && <Chip size="small" color="warning" label={t("videoChat.room.muted")} />}
        {devices && access === "PENDING" && <Tested devices={devices} />}
      </Box>
      {connectedMs > 0 && role !== "OBSERVER" && (
        <Typography variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
          {t("videoChat.team.figures", { there: clock(connectedMs), spoken: clock(speakingMs) })}
        </Typography>
      )}
      {access === "DENIED" && (
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {reason ? t("videoChat.team.deniedFor", { reason }) : t("videoChat.team.denied")}
        </Typography>
      )}
      {actions && (role === "MEMBER" || isByLink) && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Actions seat={seat} actions={actions} />
        </Box>
      )}
    </Box>
  );
}
