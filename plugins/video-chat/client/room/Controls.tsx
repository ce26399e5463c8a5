import BackHandOutlined from "@mui/icons-material/BackHandOutlined";
import CallEnd from "@mui/icons-material/CallEnd";
import Mic from "@mui/icons-material/Mic";
import MicOff from "@mui/icons-material/MicOff";
import ScreenShareOutlined from "@mui/icons-material/ScreenShareOutlined";
import StopScreenShareOutlined from "@mui/icons-material/StopScreenShareOutlined";
import Videocam from "@mui/icons-material/Videocam";
import VideocamOff from "@mui/icons-material/VideocamOff";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import type { Texts } from "./texts";
import type { LiveRoom } from "./useRoom";

interface ControlsProps {
  readonly t: Texts;
  readonly room: LiveRoom;
  readonly media: MediaStream | undefined;
  /** Whether the moderator has muted one: one's own switch would change nothing. */
  readonly isMuted?: boolean;
  /** Absent where screens may not be shared here. */
  readonly onScreen?: (() => void) | undefined;
  readonly hand?: { readonly isUp: boolean; readonly onChange: () => void } | undefined;
  readonly onLeave: () => void;
  /** Height of what stands at the bottom of a phone's screen already, in pixels. @default nothing */
  readonly bottom?: number | undefined;
}

interface ControlProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly color?: "primary" | "error";
  /** Whether it says that something is off. */
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** An icon above its word: four of them are a row on a phone. */
function Control({ label, icon, color = "primary", isOff = false, isPressed, isDisabled = false, onClick }: ControlProps) {
  return (
    <Button
      variant={isOff || isPressed ? "contained" : "outlined"}
      color={isOff ? "error" : color}
      startIcon={icon}
      disabled={isDisabled}
      onClick={onClick}
      {...(isPressed === undefined ? {} : { "aria-pressed": isPressed })}
      sx={{
        ...{
          flexDirection: "column",
          justifyContent: "start",
          minWidth: 0,
          minHeight: 56,
          px: { xs: 0, sm: 0.5 },
          py: 0.75,
          gap: 0.25,
        },
        ...{ fontSize: { xs: "0.75rem", sm: "0.8125rem" }, lineHeight: 1.2, "& .MuiButton-startIcon": { m: 0 } },
        // A line of text that MUI keeps beside icons.
        "&::before": { display: "none" },
      }}
    >
      {label}
    </Button>
  );
}

/** What one does in a room: voice, picture, screen, hand, leave. */
export function Controls({ t, room, media, isMuted = false, onScreen, hand, onLeave, bottom = 0 }: ControlsProps) {
  const has = (kind: "audio" | "video") => media?.getTracks().some((track) => track.kind === kind) ?? false;
  return (
    <Box
      role="toolbar"
      aria-label={t("videoChat.room.controls")}
      sx={{
        ...{ display: "grid", gap: { xs: 0.5, sm: 1 }, justifyContent: { sm: "center" }, py: 1 },
        gridTemplateColumns: { xs: "repeat(auto-fit, minmax(4.5rem, 1fr))", sm: "repeat(auto-fit, 7.5rem)" },
        // Within the thumb's reach on a phone.
        ...{ position: { xs: "sticky", sm: "static" }, bottom, zIndex: 5 },
        bgcolor: { xs: "background.paper", sm: "transparent" },
      }}
    >
      {has("audio") && (
        <Control
          label={t(isMuted ? "videoChat.room.muted" : room.isMicrophoneOn ? "videoChat.room.muteMe" : "videoChat.room.unmuteMe")}
          icon={room.isMicrophoneOn && !isMuted ? <Mic /> : <MicOff />}
          isOff={!room.isMicrophoneOn && !isMuted}
          isDisabled={isMuted}
          onClick={() => room.toggle("audio")}
        />
      )}
      {has("video") && (
        <Control
          label={t(room.isCameraOn ? "videoChat.room.cameraOff" : "videoChat.room.cameraOn")}
          icon={room.isCameraOn ? <Videocam /> : <VideocamOff />}
          isOff={!room.isCameraOn}
          onClick={() => room.toggle("video")}
        />
      )}
      {onScreen && room.toggleScreen && (
        <Control
          label={t(room.isSharing ? "videoChat.room.stopScreen" : "videoChat.room.shareScreen")}
          icon={room.isSharing ? <StopScreenShareOutlined /> : <ScreenShareOutlined />}
          isPressed={room.isSharing}
          onClick={onScreen}
        />
      )}
      {hand && (
        <Control
          label={t(hand.isUp ? "videoChat.room.lowerHand" : "videoChat.room.raiseHand")}
          icon={<BackHandOutlined />}
          isPressed={hand.isUp}
          onClick={hand.onChange}
        />
      )}
      <Control label={t("videoChat.room.leave")} icon={<CallEnd />} color="error" onClick={onLeave} />
    </Box>
  );
}
