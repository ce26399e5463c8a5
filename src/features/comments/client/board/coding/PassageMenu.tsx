import { Box, IconButton, Popover, Typography } from "@mui/material";
import { useEffect } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import type { Passage } from "../../../shared/api/coding";
import { CodeDot } from "./CodeDot";
import { useCoding } from "./CodingContext";

interface PassageMenuProps {
  readonly anchor: Element;
  readonly passages: readonly Passage[];
  readonly onClose: () => void;
}

/** The codes of a passage, each of which can be taken away. */
export function PassageMenu({ anchor, passages, onClose }: PassageMenuProps) {
  const { t } = useTexts();
  const coding = useCoding();
  const isGone = passages.length === 0;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!coding) return null;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{ paper: { elevation: 4, "aria-label": t("comments.board.coding.ofPassage"), role: "dialog" } }}
    >
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 1, minWidth: 200, maxWidth: 360 }}>
        {passages.map((passage) => {
          const code = coding.codeOf(passage.codeId);
          return (
            <Box component="li" key={passage.id} sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 36, px: 1 }}>
              <CodeDot color={code?.color ?? "currentColor"} />
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>{code?.name}</Typography>
              {coding.canCode && (
                <IconButton
                  size="small"
                  aria-label={t("comments.board.coding.removeCode", { name: code?.name ?? "" })}
                  onClick={() => void coding.remove(passage)}
                >
                  <Icon name="Close" sx={{ fontSize: 16 }} />
                </IconButton>
              )}
            </Box>
          );
        })}
      </Box>
    </Popover>
  );
}
