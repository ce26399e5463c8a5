import BackHand from "@mui/icons-material/BackHand";
import MicOff from "@mui/icons-material/MicOff";
import PushPinOutlined from "@mui/icons-material/PushPinOutlined";
import VideocamOff from "@mui/icons-material/VideocamOff";
import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";

interface TileProps {
  readonly name: string;
  /** Below the name, e.g. that it is oneself. */
  readonly note?: string | undefined;
  readonly image?: string | null | undefined;
  /** Of what is no person. @default the first letter of the name */
  readonly icon?: ReactNode;
  readonly stream: MediaStream | undefined;
  /** In place of a stream, e.g. where a recording is played. */
  readonly picture?: ReactNode;
  readonly isSpeaking?: boolean;
  readonly isMuted?: { readonly label: string } | undefined;
  readonly isHandUp?: { readonly label: string } | undefined;
  readonly isCameraOff?: { readonly label: string } | undefined;
  /** Oneself, as in a mirror. */
  readonly isMirrored?: boolean;
  /** A screen is shown whole. */
  readonly isWhole?: boolean;
  readonly pin?: { readonly label: string; readonly isOn: boolean; readonly onChange: () => void } | undefined;
}

function Picture({ stream, isMirrored, isWhole, name }: Pick<TileProps, "stream" | "isMirrored" | "isWhole" | "name">) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current && video.current.srcObject !== (stream ?? null)) video.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    // Sound has elements of its own: a picture that comes and goes takes no voice along.
    <Box
      component="video"
      ref={video}
      autoPlay
      playsInline
      muted
      aria-label={name}
      sx={{
        width: "100%",
        height: "100%",
        objectFit: isWhole ? "contain" : "cover",
        transform: isMirrored ? "scaleX(-1)" : "none",
        display: "block",
      }}
    />
  );
}

/** Somebody in a room: the picture, or who it is where there is none. */
export function Tile({
  name,
  note,
  image,
  icon,
  stream,
  picture,
  isSpeaking,
  isMuted,
  isHandUp,
  isCameraOff,
  isMirrored,
  isWhole,
  pin,
}: TileProps) {
  return (
    <Box
      data-speaking={isSpeaking ? "" : undefined}
      sx={{
        position: "relative",
        bgcolor: "#1b1f24",
        borderRadius: 2,
        overflow: "hidden",
        minHeight: 0,
        height: "100%",
        containerType: "size",
        outline: isSpeaking ? "3px solid" : "none",
        outlineColor: "success.main",
        outlineOffset: -3,
      }}
    >
      {stream ? (
        <Picture stream={stream} name={name} isMirrored={isMirrored ?? false} isWhole={isWhole ?? false} />
      ) : (
        // Above the name, also in a small tile.
        <Box sx={{ height: "100%", display: "grid", placeItems: "center", pb: "min(24px, 20cqh)" }}>
          <Avatar
            {...(image ? { src: image } : {})}
            alt=""
            sx={{ width: "min(64px, 40cqh)", height: "min(64px, 40cqh)", fontSize: "min(28px, 18cqh)" }}
          >
            {icon ?? name.slice(0, 1).toUpperCase()}
          </Avatar>
        </Box>
      )}
      {picture}
      {picture && isSpeaking && (
        // It lies above the tile's own outline.
        <Box
          aria-hidden
          sx={{ ...{ position: "absolute", inset: 0, borderRadius: 2 }, border: "3px solid", borderColor: "success.main" }}
        />
      )}
      <Box
        sx={{
          position: "absolute",
          left: 8,
          bottom: 8,
          maxWidth: "calc(100% - 16px)",
          display: "flex",
          alignItems: "center",
          gap: 0.5,
          px: 1,
          py: 0.25,
          borderRadius: 1,
          bgcolor: "rgba(0, 0, 0, 0.65)",
          color: "#fff",
        }}
      >
        {isHandUp && <BackHand titleAccess={isHandUp.label} sx={{ fontSize: 16 }} />}
        {isCameraOff && <VideocamOff titleAccess={isCameraOff.label} sx={{ fontSize: 16 }} />}
        {isMuted && <MicOff titleAccess={isMuted.label} sx={{ fontSize: 16 }} />}
        <Typography variant="body2" noWrap>
          {name}
          {note && ` (${note})`}
        </Typography>
      </Box>
      {pin && (
        <Tooltip title={pin.label}>
          <IconButton
            size="small"
            aria-label={pin.label}
            aria-pressed={pin.isOn}
            onClick={pin.onChange}
            sx={{
              position: "absolute",
              top: 6,
              right: 6,
              width: 36,
              height: 36,
              color: "#fff",
              bgcolor: pin.isOn ? "primary.main" : "rgba(0, 0, 0, 0.55)",
              "&:hover": { bgcolor: pin.isOn ? "primary.dark" : "rgba(0, 0, 0, 0.75)" },
            }}
          >
            <PushPinOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
