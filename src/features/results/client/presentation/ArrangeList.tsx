import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Box, Checkbox, IconButton, Typography } from "@mui/material";
import { Icon, useListDrag, useTexts } from "../../../../client/kit/console";
import { useListWords } from "./useListWords";

export interface ArrangedLine {
  readonly id: string;
  readonly label: string;
}

interface ArrangeListProps {
  /** What the list is called. */
  readonly label: string;
  readonly lines: readonly ArrangedLine[];
  /** Ids of the lines that aren't shown. */
  readonly hidden: ReadonlySet<string>;
  /** Absent where the order is the lines' own. */
  readonly onMove?: ((ids: readonly string[]) => void) | undefined;
  readonly onShow: (id: string, isShown: boolean) => void;
}

interface LineProps {
  readonly line: ArrangedLine;
  readonly isShown: boolean;
  readonly canHide: boolean;
  readonly canMove: boolean;
  readonly onShow: (isShown: boolean) => void;
}

function Line({ line: { id, label }, isShown, canHide, canMove, onShow }: LineProps) {
  const { t } = useTexts();
  const sortable = useSortable({ id, disabled: !canMove });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition: transition ?? undefined }}
      sx={{ display: "flex", alignItems: "center", gap: 0.5, opacity: isDragging ? 0.4 : 1, minHeight: 44 }}
    >
      {canMove && (
        <IconButton
          size="small"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t("resultsView.list.drag", { name: label })}
          sx={{ cursor: "grab", touchAction: "none", color: "text.secondary" }}
        >
          <Icon name="DragIndicator" />
        </IconButton>
      )}
      <Checkbox
        checked={isShown}
        disabled={isShown && !canHide}
        onChange={(_event, next) => onShow(next)}
        slotProps={{ input: { "aria-label": t("resultsView.list.show", { name: label }) } }}
      />
      <Typography
        dir="auto"
        variant="body2"
        sx={{ minWidth: 0, overflowWrap: "anywhere", color: isShown ? "text.primary" : "text.secondary" }}
      >
        {label}
      </Typography>
    </Box>
  );
}

/** Lines to put in order, by dragging or by the keyboard, and to show or hide. One is always shown. */
export function ArrangeList({ label, lines, hidden, onMove, onShow }: ArrangeListProps) {
  const drag = useListDrag();
  const words = useListWords((id) => lines.find((line) => line.id === id)?.label ?? id);
  const ids = lines.map(({ id }) => id);
  const shownCount = ids.filter((id) => !hidden.has(id)).length;
  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove?.(arrayMove(ids, from, to));
  }
  return (
    <DndContext {...drag} onDragEnd={drop} accessibility={words}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              isShown={!hidden.has(line.id)}
              canHide={shownCount > 1}
              canMove={onMove !== undefined && lines.length > 1}
              onShow={(isShown) => onShow(line.id, isShown)}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
