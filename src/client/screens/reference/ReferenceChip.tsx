import { useSortable } from "@dnd-kit/sortable";
import { Box, IconButton } from "@mui/material";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";

interface ReferenceChipProps {
  readonly id: string;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}

/** One chosen record: its name moves it, its cross takes it out. */
export function ReferenceChip({ id, label, isDisabled, onRemove }: ReferenceChipProps) {
  const { t } = useTexts();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isDisabled,
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        maxWidth: "100%",
        minHeight: 32,
        borderRadius: "6px",
        bgcolor: "action.selected",
        opacity: isDragging ? 0.6 : 1,
        position: "relative",
        zIndex: isDragging ? 1 : 0,
      }}
    >
      <Box
        component="span"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t("fields.references.move", { name: label })}
        sx={{
          display: "inline-flex",
          alignItems: "center",
          gap: 0.25,
          minWidth: 0,
          pl: 0.5,
          py: 0.5,
          borderRadius: "6px",
          cursor: isDisabled ? "default" : "grab",
          touchAction: "none",
        }}
      >
        <Icon name="DragIndicator" sx={{ fontSize: 16, color: "text.secondary" }} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {label}
        </Box>
      </Box>
      <IconButton
        size="small"
        disabled={isDisabled}
        aria-label={t("fields.references.remove", { name: label })}
        onClick={onRemove}
        sx={{ p: 0.5, mx: 0.25 }}
      >
        <Icon name="Close" sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}
