import VideocamOutlined from "@mui/icons-material/VideocamOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { canShareScreen, canTakePart, type MediaFailure, mediaFailure, useLevel } from "../../../../src/client/kit/media";
import type { Devices, IceServer } from "../../shared/api";
import { QUIET_REGIONS } from "../room/quietRegions";
import { Tile } from "../room/Tile";
import type { Texts } from "../room/texts";
import { type LineTest, testLine } from "./testLine";
import type { LocalMedia } from "./useLocalMedia";

interface DeviceTestProps {
  readonly t: Texts;
  readonly local: LocalMedia;
  readonly name: string;
  /** Whether screens may be shared in this session. */
  readonly withScreen: boolean;
  readonly iceServers: readonly IceServer[];
  readonly exchange: (side: "sender" | "receiver", offer: string) => Promise<string>;
  readonly onResult: (devices: Devices) => void;
}

type LineState = "untested" | "testing" | "failed" | LineTest;

/** More than this is heard as a delay, seen as a bad picture. */
const SLOW_MS = 400;
const LOSSY = 0.05;

/** As wide as a phone, so that two of them are of one width. */
const BUTTON = { minHeight: 48, flex: { xs: "1 1 100%", sm: "0 0 auto" } } as const;

const hasKind = (stream: MediaStream | undefined, kind: string) =>
  stream?.getTracks().some((track) => track.kind === kind) ?? false;

function Failure({ t, what, why }: { readonly t: Texts; readonly what: string; readonly why: MediaFailure }) {
  return (
    <Alert severity="error">
      <strong>{t(`videoChat.devices.failures.${what}.${why}`)}</strong> {t(`videoChat.devices.remedies.${why}`)}
    </Alert>
  );
}

interface DeviceSelectProps {
  readonly label: string;
  readonly devices: readonly MediaDeviceInfo[];
  readonly stream: MediaStream | undefined;
  readonly kind: "audio" | "video";
  readonly onChoose: (deviceId: string) => void;
}

function DeviceSelect({ label, devices, stream, kind, onChoose }: DeviceSelectProps) {
  const used =
    stream
      ?.getTracks()
      .find((track) => track.kind === kind)
      ?.getSettings().deviceId ?? "";
  if (devices.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={devices.some(({ deviceId }) => deviceId === used) ? used : ""}
      onChange={({ target }) => onChoose(target.value)}
    >
      {devices.map(({ deviceId, label: name }, index) => (
        <MenuItem key={deviceId} value={deviceId}>
          {name || `${label} ${index + 1}`}
        </MenuItem>
      ))}
    </TextField>
  );
}

function LineResult({ t, line }: { readonly t: Texts; readonly line: LineState }) {
  if (line === "untested") return null;
  if (line === "testing") return <LinearProgress aria-label={t("videoChat.devices.line.testing")} />;
  if (line === "failed") return <Alert severity="error">{t("videoChat.devices.line.failed")}</Alert>;
  const isWeak = line.roundTripMs > SLOW_MS || line.loss > LOSSY;
  return (
    <Alert severity={isWeak ? "warning" : "success"}>
      {t(isWeak ? "videoChat.devices.line.weak" : "videoChat.devices.line.good", {
        delay: line.roundTripMs,
        loss: Math.round(line.loss * 100),
      })}
    </Alert>
  );
}

/** Camera, microphone, screen and line, tried before a session; what doesn't work is said with what helps. */
export function DeviceTest({ t, local, name, withScreen, iceServers, exchange, onResult }: DeviceTestProps) {
  const { stream, isAsking, failures, ask } = local;
  const level = useLevel(stream);
  const [line, setLine] = useState<LineState>("untested");
  const [screen, setScreen] = useState<"untested" | "works" | MediaFailure>("untested");
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function testAll(chosen?: Parameters<LocalMedia["ask"]>[0]) {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const { signal } = run;
    const given = await ask(chosen);
    if (signal.aborted) return;
    const camera = hasKind(given, "video") ? "WORKS" : "FAILS";
    const microphone = hasKind(given, "audio") ? "WORKS" : "FAILS";
    if (!given) return onResult({ camera, microphone, screen: "SKIPPED", connection: "SKIPPED" });
    setLine("testing");
    const found = await testLine({ stream: given, iceServers, exchange, signal }).catch(() => undefined);
    if (signal.aborted) return;
    setLine(found ?? "failed");
    onResult({ camera, microphone, screen: screenResult(screen), connection: found ? "WORKS" : "FAILS" });
  }

  async function tryScreen() {
    try {
      const shared = await navigator.mediaDevices.getDisplayMedia({ video: true });
      for (const track of shared.getTracks()) track.stop();
      setScreen("works");
    } catch (error) {
      const why = mediaFailure(error);
      // To close the browser's question is to deny it.
      setScreen(why === "denied" ? "cancelled" : why);
    }
  }

  if (!canTakePart()) return <Alert severity="error">{t("videoChat.devices.unsupported")}</Alert>;
  return (
    <Box component="section" aria-label={t("videoChat.devices.title")} sx={{ display: "grid", gap: 2, ...QUIET_REGIONS }}>
      <Box sx={{ height: 240 }}>
        <Tile name={name} icon={<VideocamOutlined />} stream={hasKind(stream, "video") ? stream : undefined} isMirrored />
      </Box>
      {hasKind(stream, "audio") && (
        <Box>
          <Typography variant="body2" sx={{ color: "text.secondary", mb: 0.5 }}>
            {t("videoChat.devices.speak")}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={level}
            aria-label={t("videoChat.devices.level")}
            sx={{ height: 10, borderRadius: 1, "& .MuiLinearProgress-bar": { transition: "none" } }}
          />
        </Box>
      )}
      {failures.camera && <Failure t={t} what="camera" why={failures.camera} />}
      {failures.microphone && <Failure t={t} what="microphone" why={failures.microphone} />}
      <DeviceSelect
        label={t("videoChat.devices.camera")}
        devices={local.cameras}
        stream={stream}
        kind="video"
        onChoose={(camera) => void testAll({ camera })}
      />
      <DeviceSelect
        label={t("videoChat.devices.microphone")}
        devices={local.microphones}
        stream={stream}
        kind="audio"
        onChoose={(microphone) => void testAll({ microphone })}
      />
      <Box aria-live="polite">
        <LineResult t={t} line={line} />
      </Box>
      {withScreen && screen !== "untested" && screen !== "works" && <Failure t={t} what="screen" why={screen} />}
      {withScreen && screen === "works" && <Alert severity="success">{t("videoChat.devices.screenWorks")}</Alert>}
      {withScreen && !canShareScreen() && <Alert severity="info">{t("videoChat.devices.noScreen")}</Alert>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          variant={stream ? "outlined" : "contained"}
          loading={isAsking || line === "testing"}
          onClick={() => void testAll()}
          sx={BUTTON}
        >
          {t(stream ? "videoChat.devices.again" : "videoChat.devices.start")}
        </Button>
        {withScreen && canShareScreen() && (
          <Button variant="outlined" onClick={() => void tryScreen()} sx={BUTTON}>
            {t("videoChat.devices.tryScreen")}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function screenResult(screen: "untested" | "works" | MediaFailure): Devices["screen"] {
  if (screen === "untested") return "SKIPPED";
  return screen === "works" ? "WORKS" : "FAILS";
}
