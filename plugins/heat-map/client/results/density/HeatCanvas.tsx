import { Box } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { pixelsOf } from "../grid/area";
import { type Painting, paintHeatMap } from "./paintHeatMap";

interface HeatCanvasProps {
  readonly painting: Painting;
  /** What it shows, for those who don't see it. */
  readonly label: string;
}

/** An image with its density, as large as its box and as sharp as the screen. */
export function HeatCanvas({ painting, label }: HeatCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(pixelsOf(entry.contentRect, devicePixelRatio));
    });
    observer.observe(canvas);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext("2d");
    if (!canvas || !context || size.width === 0) return;
    Object.assign(canvas, size);
    paintHeatMap(context, painting, { left: 0, top: 0, ...size });
  }, [painting, size]);
  return (
    <Box
      component="canvas"
      ref={ref}
      role="img"
      aria-label={label}
      sx={{ position: "absolute", inset: 0, width: "100%", height: "100%", display: "block" }}
    />
  );
}
