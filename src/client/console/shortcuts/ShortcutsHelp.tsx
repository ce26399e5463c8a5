import { Box, Dialog, DialogContent, DialogTitle, IconButton, Typography } from "@mui/material";
import { useId } from "react";
import { useTexts } from "../../screens/common/useTexts";
import type { Shortcut } from "../../screens/shortcuts/shortcutKeys";
import { useAllShortcuts } from "../../screens/shortcuts/shortcuts";
import { Icon } from "../../theme/icons";
import { Keys } from "./Keys";

interface ShortcutsHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Line = Pick<Shortcut, "keys" | "label" | "group">;

/** Keys that controls bring of their own, which nobody registers. */
function useOwnKeys(): readonly Line[] {
  const { t } = useTexts();
  const everywhere = t("console.shortcuts.everywhere");
  const table = t("console.shortcuts.table");
  return [
    { keys: "Ctrl K", label: t("console.palette.open"), group: everywhere },
    { keys: "ArrowUp ArrowDown ArrowLeft ArrowRight", label: t("console.shortcuts.walk"), group: table },
    { keys: "F2", label: t("console.shortcuts.cell"), group: table },
    { keys: "Alt ArrowLeft ArrowRight", label: t("console.shortcuts.column"), group: table },
    { keys: "Shift ArrowLeft ArrowRight", label: t("console.shortcuts.width"), group: table },
  ];
}

/** The keys of the page in view, by what they are for. */
export function ShortcutsHelp({ isOpen, onClose }: ShortcutsHelpProps) {
  const { t } = useTexts();
  const id = useId();
  const own = useOwnKeys();
  const all: readonly Line[] = [...useAllShortcuts(), ...own];
  const groups = [...new Set(all.map(({ group }) => group))];
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ typography: "h3", display: "flex", alignItems: "center", pb: 1 }}>
        <Box component="span" sx={{ flex: 1 }}>
          {t("console.shortcuts.help")}
        </Box>
        <IconButton aria-label={t("fields.close")} onClick={onClose} edge="end">
          <Icon name="Close" />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ columnWidth: 280, columnGap: 4 }}>
        {groups.map((group) => (
          <Box key={group} sx={{ breakInside: "avoid", mb: 2.5 }}>
            <Typography variant="body2" color="text.secondary" component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
              {group}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {all
                .filter((line) => line.group === group)
                .map(({ keys, label }) => (
                  <Box key={keys} sx={{ display: "flex", alignItems: "center", gap: 2, py: 0.5 }}>
                    <Box component="dt" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                      {label}
                    </Box>
                    <Box component="dd" sx={{ m: 0 }}>
                      <Keys keys={keys} />
                    </Box>
                  </Box>
                ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
    </Dialog>
  );
}
