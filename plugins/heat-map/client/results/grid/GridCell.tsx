import { Box } from "@mui/material";
import type { Sign } from "../../../shared/point";
import type { Difference } from "../compare/differenceOf";
import { SIGN_COLOURS, SignMark } from "../SignMark";

/** What stands in a part of the grid for one sign. */
interface CellLine {
  readonly sign: Sign;
  /** `""` where there is nothing to say. */
  readonly text: string;
  readonly difference: Difference;
}

interface GridCellProps {
  readonly at: number;
  /** All its figures, as a sentence. */
  readonly label: string;
  readonly lines: readonly CellLine[];
  readonly isTabStop: boolean;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onActive: (at: number | undefined) => void;
  readonly onChoose: (at: number) => void;
}

const ARROWS: Readonly<Record<Difference, string>> = { [-1]: " ▼", 0: "", 1: " ▲" };

/** Dark and light lines, of which one stands out on any image. */
const LINES = "inset 0 0 0 0.5px rgba(255, 255, 255, 0.9), 0 0 0 0.5px rgba(15, 18, 25, 0.55)";
const RING = "inset 0 0 0 2px #fff, inset 0 0 0 4px #161a23";

/** A part of the grid. Its text is left out where there is no room for it: the line below the image tells it. */
export function GridCell({ at, label, lines, isTabStop, isActive, isChosen, onActive, onChoose }: GridCellProps) {
  const said = lines.filter(({ text }) => text !== "");
  return (
    <Box
      role="gridcell"
      data-at={at}
      aria-label={label}
      aria-selected={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onActive(at)}
      onMouseEnter={() => onActive(at)}
      onClick={() => onChoose(at)}
      sx={{
        flex: 1,
        minWidth: 0,
        display: "grid",
        placeContent: "center",
        gap: "2px",
        cursor: "pointer",
        containerType: "size",
        overflow: "hidden",
        boxShadow: isChosen || isActive ? RING : LINES,
        bgcolor: isChosen ? "rgba(255, 255, 255, 0.3)" : "transparent",
        outline: "none",
        "&:focus-visible": { boxShadow: RING },
      }}
    >
      {said.map(({ sign, text, difference }) => (
        <Box
          key={sign}
          aria-hidden
          sx={{
            display: "none",
            [`@container (min-width: 34px) and (min-height: ${said.length * 18 + 4}px)`]: { display: "inline-flex" },
            alignItems: "center",
            justifyContent: "center",
            gap: "4px",
            px: "3px",
            borderRadius: sign === "POSITIVE" ? "8px" : "3px",
            bgcolor: SIGN_COLOURS[sign],
            color: "background.paper",
            fontSize: 12,
            lineHeight: "16px",
            fontWeight: 600,
            whiteSpace: "nowrap",
            fontVariantNumeric: "tabular-nums",
          }}
        >
          {/* Apart from the number, whose own sign it would be taken for. */}
          <Box component="span" sx={{ display: "none", "@container (min-width: 60px)": { display: "inline-flex" } }}>
            <SignMark sign={sign} size={12} isInverse />
          </Box>
          {text}
          {ARROWS[difference]}
        </Box>
      ))}
    </Box>
  );
}
