import { useSortable } from "@dnd-kit/sortable";
import { Box, ListItemIcon, ListItemText, MenuItem } from "@mui/material";
import type { KeyboardEvent } from "react";
import { Icon } from "../../../theme/icons";
import { dragStyle } from "./useColumnDrag";

interface ColumnItemProps {
  readonly name: string;
  readonly label: string;
  readonly isShown: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
  readonly onMove: (steps: number) => void;
}

/** A column's line: shown or not by a click, moved by dragging or with Alt and an arrow. */
export function ColumnItem({ name, label, isShown, isDisabled, onToggle, onMove }: ColumnItemProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: name });
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <MenuItem
      ref={setNodeRef}
      dense
      role="menuitemcheckbox"
      aria-checked={isShown}
      disabled={isDisabled}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onClick={onToggle}
      onKeyDownCapture={onKey}
      style={dragStyle(transform, transition)}
      sx={{ ...(isDragging ? { zIndex: 1, position: "relative", bgcolor: "action.selected" } : {}), pr: 1 }}
    >
      <ListItemIcon>
        <Icon name={isShown ? "CheckBox" : "CheckBoxOutlineBlank"} color={isShown ? "primary" : "inherit"} />
      </ListItemIcon>
      <ListItemText sx={{ whiteSpace: "normal" }}>{label}</ListItemText>
      <Box {...listeners} sx={{ display: "flex", p: 0.75, ml: 1, cursor: "grab", touchAction: "none", color: "text.secondary" }}>
        <Icon name="DragIndicator" />
      </Box>
    </MenuItem>
  );
}
