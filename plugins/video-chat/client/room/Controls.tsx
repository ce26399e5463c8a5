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
}

interface ControlProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether it says that something is off. */
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

function Control({ label, icon, isOff = false, isPressed, isDisabled = false, onClick }: ControlProps) {
  return (
    <Button
      variant={isOff || isPressed ? "contained" : "outlined"}
      color={isOff ? "error" : "primary"}
      startIcon={icon}
      disabled={isDisabled}
      onClick={onClick}
      {...(isPressed === undefined ? {} : { "aria-pressed": isPressed })}
      sx={{ minHeight: 48, flex: { xs: "1 1 40%", sm: "0 0 auto" } }}
    >
      {label}
    </Button>
  );
}

/** What one does in a room: voice, picture, screen, hand, leave. */
export function Controls({ t, room, media, isMuted = false, onScreen, hand, onLeave }: ControlsProps) {
  const has = (kind: "audio" | "video") => media?.getTracks().some((track) => track.kind === kind) ?? false;
  return (
    <Box
      role="toolbar"
      aria-label={t("videoChat.room.controls")}
      sx={{
        ...{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "center", py: 1 },
        // Within the thumb's reach on a phone, above the app's own bar.
        ...{ position: { xs: "sticky", sm: "static" }, bottom: 64, zIndex: 5, bgcolor: "background.default" },
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
      <Button
        variant="outlined"
        color="error"
        startIcon={<CallEnd />}
        onClick={onLeave}
        sx={{ minHeight: 48, flex: { xs: "1 1 40%", sm: "0 0 auto" } }}
      >
        {t("videoChat.room.leave")}
      </Button>
    </Box>
  );
}
