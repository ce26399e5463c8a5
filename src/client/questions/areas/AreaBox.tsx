import { Box } from "@mui/material";
import type { KeyboardEvent } from "react";
import { type Area, movedArea, type Place, resizedArea } from "../../../shared/area";

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface AreaBoxProps {
  readonly index: number;
  readonly area: Area;
  readonly name: string;
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  readonly helpId: string;
  readonly onFocus?: () => void;
  readonly onChange?: (area: Area) => void;
  readonly onRemove?: () => void;
}

/** One rectangle on the picture, with its number; arrow keys move it, with Shift its lower right corner. */
export function AreaBox({ index, area, name, isSelected, isDisabled, helpId, onFocus, onChange, onRemove }: AreaBoxProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (isDisabled) return;
    const by = ARROWS[event.key];
    if (!by && event.key !== "Delete") return;
    event.preventDefault();
    if (by) onChange?.(event.shiftKey ? resizedArea(area, by) : movedArea(area, by));
    else onRemove?.();
  }
  const { x, y, width, height } = area;
  return (
    <Box
      component="button"
      type="button"
      data-area={index}
      aria-label={`${name}: ${[x, y, width, height].join(", ")} %`}
      aria-describedby={helpId}
      aria-pressed={isSelected}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      sx={{
        position: "absolute",
        display: "flex",
        alignItems: "flex-start",
        minWidth: 0,
        m: 0,
        p: 0,
        font: "inherit",
        // Pictures are of any colour: a light line within a dark one is seen on all.
        border: "2px solid #0b3d91",
        outline: isSelected ? "3px solid #fff" : "1px solid #fff",
        outlineOffset: isSelected ? "-5px" : "-3px",
        backgroundColor: isSelected ? "rgba(11, 61, 145, 0.28)" : "rgba(11, 61, 145, 0.14)",
        cursor: isDisabled ? "default" : "move",
        "&:focus-visible": { boxShadow: "0 0 0 3px #fff, 0 0 0 6px #0b3d91" },
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          minWidth: 18,
          px: 0.5,
          fontSize: 12,
          lineHeight: "18px",
          fontWeight: 700,
          color: "#fff",
          backgroundColor: "#0b3d91",
        }}
      >
        {index + 1}
      </Box>
      {!isDisabled && (
        <Box
          component="span"
          aria-hidden
          data-resize=""
          sx={{
            position: "absolute",
            right: -8,
            bottom: -8,
            width: 16,
            height: 16,
            border: "2px solid #fff",
            borderRadius: "50%",
            backgroundColor: "#0b3d91",
            cursor: "nwse-resize",
            // Easier to take hold of than it looks.
            "&::after": { content: '""', position: "absolute", inset: -12 },
          }}
        />
      )}
    </Box>
  );
}
