import { Box, IconButton, Paper, Stack, Tooltip, Typography } from "@mui/material";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import { blockName, type LogicScope } from "../../../../../client/kit/questions";
import { LogicBadge } from "../LogicBadge";
import { blockLogicSummary } from "../logicSummary";
import { type BlockLabel, SIZES } from "./layout";
import { MapLines } from "./MapLines";
import { MapNode } from "./MapNode";
import { stepInMap } from "./stepInMap";
import { useMapView } from "./useMapView";

const SCALES = [0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.5, 2] as const;

function nextScale(scale: number, direction: -1 | 1): number {
  const further =
    direction === 1 ? SCALES.filter((known) => known > scale + 0.01)[0] : SCALES.filter((known) => known < scale - 0.01).at(-1);
  return further ?? scale;
}

/** Drags the view by the empty ground; touch pans by itself. */
function usePanning() {
  const start = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isGround = !(event.target as HTMLElement).closest("[data-node]");
      if (event.pointerType !== "mouse" || event.button !== 0 || !isGround) return;
      const { scrollLeft: left, scrollTop: top } = event.currentTarget;
      start.current = { x: event.clientX, y: event.clientY, left, top };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      event.currentTarget.scrollLeft = start.current.left - (event.clientX - start.current.x);
      event.currentTarget.scrollTop = start.current.top - (event.clientY - start.current.y);
    },
    onPointerUp: () => {
      start.current = undefined;
    },
  };
}

function BlockTitle({ label, scope }: { readonly label: BlockLabel; readonly scope: LogicScope }) {
  const { blockIndex, x, y } = label;
  const block = scope.draft.blocks[blockIndex];
  const summary = block && blockLogicSummary(block, scope.t);
  return (
    <Box
      sx={{
        position: "absolute",
        left: x + 2 * SIZES.margin,
        top: y + 6,
        width: SIZES.width - 2 * SIZES.margin,
        display: "flex",
        alignItems: "center",
        gap: 0.75,
      }}
    >
      <Typography noWrap sx={{ fontWeight: 600 }}>
        {blockName(scope, blockIndex)}
      </Typography>
      {summary && <LogicBadge summary={summary} />}
    </Box>
  );
}

/** The map, to be moved, enlarged and walked through by keyboard. */
export function MapCanvas({ onOpen }: { readonly onOpen: (questionId: string) => void }) {
  const { t } = useTexts();
  const { layout, viewOf, scope } = useMapView();
  const ground = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [current, setCurrent] = useState(layout.boxes[0]?.id);
  const panning = usePanning();

  function fit() {
    const { clientWidth = 0, clientHeight = 0 } = ground.current ?? {};
    const whole = Math.min(clientWidth / layout.width, clientHeight / layout.height, 1);
    setScale(Math.max(SCALES[0], whole));
  }
  useEffect(() => {
    const box = ground.current;
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setScale((before) => nextScale(before, event.deltaY < 0 ? 1 : -1));
    };
    // React's own wheel listeners can't prevent the browser's zoom.
    box?.addEventListener("wheel", zoom, { passive: false });
    return () => box?.removeEventListener("wheel", zoom);
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    const next = current && stepInMap(layout, current, event.key);
    if (!next) return;
    event.preventDefault();
    ground.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(next)}"]`)?.focus();
  }
  return (
    <Box sx={{ flex: 1, minHeight: 0, position: "relative" }}>
      <Box
        ref={ground}
        {...panning}
        onKeyDown={onKeyDown}
        sx={{
          position: "absolute",
          inset: 0,
          overflow: "auto",
          bgcolor: "background.default",
          cursor: "grab",
          "@media print": { position: "static" },
        }}
      >
        <Box sx={{ width: layout.width * scale, height: layout.height * scale, position: "relative" }}>
          <Box
            role="group"
            aria-label={t("surveys.logic.map.label")}
            sx={{
              width: layout.width,
              height: layout.height,
              position: "absolute",
              transform: `scale(${scale})`,
              transformOrigin: "0 0",
            }}
          >
            <MapLines width={layout.width} height={layout.height} lines={layout.lines} current={current} />
            {layout.labels.map((label) => (
              <BlockTitle key={`${label.x} ${label.y}`} label={label} scope={scope} />
            ))}
            {layout.boxes.map((place) => (
              <MapNode
                key={place.id}
                place={place}
                view={viewOf(place.id)}
                isCurrent={place.id === current}
                onFocus={() => setCurrent(place.id)}
                {...(scope.places.has(place.id) ? { onOpen: () => onOpen(place.id) } : {})}
              />
            ))}
          </Box>
        </Box>
      </Box>
      <Paper className="map-tools" elevation={2} sx={{ position: "absolute", right: 24, bottom: 24 }}>
        <Stack>
          {(
            [
              ["ZoomIn", "zoomIn", () => setScale(nextScale(scale, 1))],
              ["ZoomOut", "zoomOut", () => setScale(nextScale(scale, -1))],
              ["FitScreen", "fit", fit],
            ] as const
          ).map(([icon, key, run]) => (
            <Tooltip key={key} title={t(`surveys.logic.map.${key}`)} placement="left">
              <IconButton aria-label={t(`surveys.logic.map.${key}`)} onClick={run}>
                <Icon name={icon} />
              </IconButton>
            </Tooltip>
          ))}
        </Stack>
      </Paper>
    </Box>
  );
}
