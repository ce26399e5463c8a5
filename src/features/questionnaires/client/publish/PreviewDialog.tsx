import { Box, Button, Dialog, IconButton, Stack, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import { Icon, previewAddress, useTexts } from "../../../../client/kit/console";
import { useEditor } from "../editor/EditorContext";

type Device = "phone" | "desktop";

/**
 * The frame is a page of its own: its keys don't reach the dialog, and it takes the focus as it loads. Escape closes the
 * dialog from inside too, and the focus comes in when the person does.
 */
function useFrame(onClose: () => void) {
  const title = useRef<HTMLHeadingElement>(null);
  const isEntered = useRef(false);
  const enter = () => {
    isEntered.current = true;
  };
  return {
    title,
    onKeyDown: ({ key }: KeyboardEvent) => key === "Tab" && enter(),
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
      const page = currentTarget.contentDocument;
      if (!page) return;
      isEntered.current = false;
      const giveBack = () => {
        if (!isEntered.current) title.current?.focus();
      };
      page.addEventListener("pointerdown", enter, true);
      page.addEventListener("focusin", giveBack);
      page.addEventListener("keydown", (event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      });
      giveBack();
    },
  };
}

interface PreviewDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The draft in the runner that respondents use, at the size of a phone or of a desktop. */
export function PreviewDialog({ isOpen, onClose }: PreviewDialogProps) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const titleId = useId();
  const [device, setDevice] = useState<Device>("phone");
  const [round, setRound] = useState(0);
  const address = previewAddress(editor.activityId);
  const frame = useFrame(onClose);
  return (
    <Dialog fullScreen open={isOpen} onClose={onClose} onKeyDown={frame.onKeyDown} aria-labelledby={titleId}>
      <Stack
        direction="row"
        sx={{ p: 1.5, gap: 1.5, alignItems: "center", flexWrap: "wrap", borderBottom: 1, borderColor: "divider" }}
      >
        <Box sx={{ flex: 1, minWidth: 160 }}>
          <Typography ref={frame.title} tabIndex={-1} id={titleId} variant="h4" component="h2" sx={{ outline: "none" }}>
            {t("surveys.preview.title")}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("surveys.preview.help")}
          </Typography>
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label={t("surveys.preview.device")}
          onChange={(_event, next: Device | null) => next && setDevice(next)}
          sx={{ display: { xs: "none", sm: "flex" } }}
        >
          <ToggleButton value="phone" sx={{ gap: 0.75, color: "text.secondary" }}>
            <Icon name="Smartphone" />
            {t("surveys.preview.phone")}
          </ToggleButton>
          <ToggleButton value="desktop" sx={{ gap: 0.75, color: "text.secondary" }}>
            <Icon name="DesktopWindows" />
            {t("surveys.preview.desktop")}
          </ToggleButton>
        </ToggleButtonGroup>
        <Button size="small" startIcon={<Icon name="Refresh" />} onClick={() => setRound(round + 1)}>
          {t("surveys.preview.restart")}
        </Button>
        <Button size="small" startIcon={<Icon name="OpenInNew" />} href={address} target="_blank" rel="noopener">
          {t("surveys.preview.tab")}
        </Button>
        <IconButton onClick={onClose} aria-label={t("surveys.close")}>
          <Icon name="Close" />
        </IconButton>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0, display: "grid", placeItems: "center", bgcolor: "action.hover", p: { xs: 0, sm: 2 } }}>
        <Box
          component="iframe"
          key={round}
          src={address}
          onLoad={frame.onLoad}
          title={t("surveys.preview.title")}
          sx={{
            border: 0,
            bgcolor: "background.paper",
            width: { xs: "100%", sm: device === "phone" ? 390 : "100%" },
            height: { xs: "100%", sm: device === "phone" ? "min(844px, 100%)" : "100%" },
            borderRadius: { xs: 0, sm: device === "phone" ? "24px" : 1 },
            boxShadow: { xs: 0, sm: 3 },
          }}
        />
      </Box>
    </Dialog>
  );
}
