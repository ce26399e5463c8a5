import { Box, ButtonBase, Checkbox, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, RelativeTime, useTexts } from "../../../../../client/kit/console";
import type { TopicStanding } from "../../../../../contracts/api/conversation";
import type { GalleryItem } from "../../../shared/api/files";
import { TopicChip } from "../comment/TopicChip";
import { itemName } from "./itemName";

interface GalleryCardProps {
  readonly item: GalleryItem;
  readonly topic: TopicStanding | undefined;
  readonly isChosen: boolean;
  /** Whether no more can be chosen. */
  readonly isFull: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onOpen: () => void;
}

const whole = { width: "100%", height: "100%", objectFit: "cover", display: "block" } as const;

/** What it looks like in small; a sign where it can't be loaded. */
function Preview({ item: { file, kind } }: Pick<GalleryCardProps, "item">) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken || (kind === "video" && !file.startsWith("/files/")))
    return <Icon name={kind === "video" ? "Videocam" : "Image"} sx={{ fontSize: 40, color: "text.secondary" }} />;
  if (kind === "image")
    return <Box component="img" src={file} alt="" loading="lazy" onError={() => setBroken(true)} sx={whole} />;
  return (
    <>
      <Box component="video" src={file} muted preload="metadata" tabIndex={-1} onError={() => setBroken(true)} sx={whole} />
      <Icon
        name="PlayCircle"
        sx={{ position: "absolute", fontSize: 48, color: "#fff", filter: "drop-shadow(0 1px 3px rgb(0 0 0 / 0.7))" }}
      />
    </>
  );
}

/** An image or a video of a comment: opens large, can be chosen, and says whose it is. */
export function GalleryCard({ item, topic, isChosen, isFull, onChoose, onOpen }: GalleryCardProps) {
  const { t } = useTexts();
  const name = itemName(item, t);
  return (
    <Box component="li" sx={{ minWidth: 0, display: "grid", alignContent: "start", gap: 0.75 }}>
      <Box
        sx={{
          position: "relative",
          borderRadius: 1,
          outline: isChosen ? 3 : 0,
          outlineStyle: "solid",
          outlineColor: "primary.main",
        }}
      >
        <ButtonBase
          aria-label={t("comments.board.gallery.open", { name })}
          onClick={onOpen}
          sx={{
            width: "100%",
            aspectRatio: "1",
            overflow: "hidden",
            borderRadius: 1,
            border: 1,
            borderColor: "divider",
            bgcolor: "action.hover",
            cursor: "zoom-in",
            "&:focus-visible": { outline: "2px solid var(--focus-ring)", outlineOffset: 2 },
          }}
        >
          <Preview item={item} />
        </ButtonBase>
        <Checkbox
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={(_event, checked) => onChoose(checked)}
          slotProps={{ input: { "aria-label": t("comments.board.gallery.choose", { name }) } }}
          sx={{
            position: "absolute",
            top: 6,
            left: 6,
            p: 0.5,
            borderRadius: 1,
            bgcolor: "background.paper",
            boxShadow: 1,
            "&:hover": { bgcolor: "background.paper" },
          }}
        />
      </Box>
      <Box sx={{ minWidth: 0, display: "grid", justifyItems: "start", gap: 0.25 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {item.author.name || t("comments.board.gone")}
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
          <RelativeTime value={item.createdAt} />
        </Typography>
        {topic && <TopicChip topic={topic} />}
      </Box>
    </Box>
  );
}
