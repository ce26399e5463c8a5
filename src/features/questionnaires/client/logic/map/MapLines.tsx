import { useTheme } from "@mui/material";
import type { Line, MapLayout } from "./layout";

const CORNER = 6;

/** A line with rounded corners through its points. */
export function pathOf(points: Line["points"]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${x},${y}`;
      if (!after) return `L${x},${y}`;
      const towards = ([a, b]: readonly [number, number]) => {
        const length = Math.hypot(a - x, b - y) || 1;
        const reach = Math.min(CORNER, length / 2) / length;
        return `${x + (a - x) * reach},${y + (b - y) * reach}`;
      };
      return `L${towards(before)} Q${x},${y} ${towards(after)}`;
    })
    .join(" ");
}

/** A jump in the accent, an ending in red or green, what follows by itself in grey; the words at the node say it too. */
function useColours() {
  const { palette } = useTheme();
  return (line: Line): string => {
    if (line.edge.kind === "next") return palette.text.secondary;
    if (line.edge.to === "end") return palette.success.main;
    return line.edge.to === "screenOut" || line.edge.to === "quality" ? palette.error.main : palette.primary.main;
  };
}

interface MapLinesProps extends Pick<MapLayout, "width" | "height" | "lines"> {
  /** The node whose ways stand out. */
  readonly current: string | undefined;
}

export function MapLines({ width, height, lines, current }: MapLinesProps) {
  const colourOf = useColours();
  const { palette } = useTheme();
  const colours = [...new Set(lines.map(colourOf))];
  return (
    <svg width={width} height={height} aria-hidden style={{ position: "absolute", inset: 0 }}>
      <defs>
        {colours.map((colour, index) => (
          <marker
            key={colour}
            id={`way-${index}`}
            viewBox="0 0 8 8"
            refX={8}
            refY={4}
            markerWidth={8}
            markerHeight={8}
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0,0 L8,4 L0,8 z" fill={colour} />
          </marker>
        ))}
      </defs>
      {lines.map((line) => {
        const isNear = line.edge.from === current || line.edge.to === current;
        const colour = colourOf(line);
        return (
          <g key={line.edge.id}>
            {/* A gap where lines cross, so that each can be followed. */}
            <path d={pathOf(line.points)} fill="none" stroke={palette.background.default} strokeWidth={isNear ? 7 : 5} />
            <path
              d={pathOf(line.points)}
              fill="none"
              stroke={colour}
              strokeWidth={isNear ? 3 : 1.5}
              markerEnd={`url(#way-${colours.indexOf(colour)})`}
            />
          </g>
        );
      })}
    </svg>
  );
}
