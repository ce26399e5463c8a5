import { Box, Button, Dialog, IconButton, Tooltip, Typography } from "@mui/material";
import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { Icon, RelativeTime, useTexts } from "../../../../../client/kit/console";
import type { TopicStanding } from "../../../../../contracts/api/conversation";
import type { GalleryItem } from "../../../shared/api/files";
import { AuthorName } from "../comment/AuthorName";
import { Portrait } from "../comment/Portrait";
import { TopicChip } from "../comment/TopicChip";
import { itemName } from "./itemName";

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

interface ViewerProps {
  readonly item: GalleryItem;
  readonly topic: TopicStanding | undefined;
  /** Counted from 1. */
  readonly position: number;
  readonly total: number;
  readonly onMove: (step: -1 | 1) => void;
  readonly onClose: () => void;
}

function Stage({ item }: Pick<ViewerProps, "item">) {
  const { t } = useTexts();
  const { file, kind } = item;
  const fit = { maxWidth: "100%", maxHeight: "100%", objectFit: "contain", minHeight: 0 } as const;
  if (kind === "image") return <Box component="img" key={file} src={file} alt={itemName(item, t)} sx={fit} />;
  return <Box component="video" key={file} src={file} controls autoPlay aria-label={itemName(item, t)} sx={fit} />;
}

interface ToolProps {
  readonly label: string;
  readonly icon: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function Tool({ label, icon, isDisabled = false, onPress }: ToolProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={isDisabled} onClick={onPress} sx={{ width: 44, height: 44 }}>
          <Icon name={icon} />
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** Whose it is, what was written with it, and where. */
function Caption({ item, topic, onClose }: Pick<ViewerProps, "item" | "topic" | "onClose">) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start", minWidth: 0 }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "center", minWidth: 0 }}>
        <Portrait author={item.author} />
        <Box sx={{ minWidth: 0 }}>
          <AuthorName author={item.author} />
          <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
            <RelativeTime value={item.createdAt} />
          </Typography>
        </Box>
      </Box>
      {topic && <TopicChip topic={topic} />}
      <Typography
        sx={{
          whiteSpace: "pre-line",
          overflowWrap: "anywhere",
          maxHeight: { xs: 96, md: "none" },
          overflowY: "auto",
          width: "100%",
        }}
        tabIndex={0}
      >
        {item.text}
      </Typography>
      <Button
        component={Link}
        to={`?comment=${encodeURIComponent(item.commentId)}`}
        onClick={onClose}
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="Forum" />}
      >
        {t("comments.board.gallery.toComment")}
      </Button>
    </Box>
  );
}

/** One image or video, large: arrow keys go to the ones before and after, Escape closes. */
export function Viewer({ item, topic, position, total, onMove, onClose }: ViewerProps) {
  const { t } = useTexts();
  const turn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // In a video they go through its time.
    if (!step || event.target instanceof HTMLMediaElement) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      onKeyDown={turn}
      slotProps={{ paper: { "aria-label": t("comments.board.gallery.title") } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: "divider" }}>
        <Typography aria-live="polite" sx={{ flex: 1, fontVariantNumeric: "tabular-nums" }}>
          {t("comments.board.gallery.position", { current: position, total })}
        </Typography>
        <Tool
          label={t("comments.board.gallery.previous")}
          icon="ChevronLeft"
          isDisabled={position === 1}
          onPress={() => onMove(-1)}
        />
        <Tool
          label={t("comments.board.gallery.next")}
          icon="ChevronRight"
          isDisabled={position === total}
          onPress={() => onMove(1)}
        />
        <Tool label={t("common.close")} icon="Close" onPress={onClose} />
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 320px" },
          gridTemplateRows: { xs: "minmax(0, 1fr) auto", md: "minmax(0, 1fr)" },
        }}
      >
        <Box sx={{ minHeight: 0, display: "grid", placeItems: "center", p: 2, bgcolor: "#0b0d12" }}>
          <Stage item={item} />
        </Box>
        <Box sx={{ p: 2, minWidth: 0, overflowY: "auto" }}>
          <Caption item={item} topic={topic} onClose={onClose} />
        </Box>
      </Box>
    </Dialog>
  );
}
