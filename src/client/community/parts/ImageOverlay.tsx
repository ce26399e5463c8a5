import ChevronLeftOutlined from "@mui/icons-material/ChevronLeftOutlined";
import ChevronRightOutlined from "@mui/icons-material/ChevronRightOutlined";
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { KeyboardEvent, ReactNode } from "react";
import { useTexts } from "../../texts/TextsProvider";

export interface OverlayImage {
  readonly src: string;
  /** What it shows. */
  readonly alt: string;
}

interface ImageOverlayProps {
  readonly images: readonly OverlayImage[];
  /** Which one is open; none: the overlay is closed. */
  readonly shown: number | undefined;
  readonly onShow: (index: number | undefined) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Images in their full size: arrow keys go through several, Esc or a click closes, the focus returns (spec section 2). */
export function ImageOverlay({ images, shown, onShow }: ImageOverlayProps) {
  const { t } = useTexts();
  const image = shown === undefined ? undefined : images[shown];
  const count = images.length;
  const move = (step: number) => onShow(((shown ?? 0) + step + count) % count);
  const close = () => onShow(undefined);
  const turn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step && count > 1) move(step);
  };
  const button = (label: string, icon: ReactNode, act: () => void) => (
    <IconButton
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        act();
      }}
      sx={{ color: "#fff", width: 48, height: 48, bgcolor: "rgb(0 0 0 / 0.5)", "&:hover": { bgcolor: "rgb(0 0 0 / 0.8)" } }}
    >
      {icon}
    </IconButton>
  );
  return (
    <Dialog
      fullScreen
      open={image !== undefined}
      onClose={close}
      onKeyDown={turn}
      slotProps={{
        paper: {
          "aria-label": image?.alt || t("community.image.title"),
          sx: { bgcolor: "#0b0d12", color: "#fff", "--focus-ring": "#fff" },
        },
      }}
    >
      <Box
        component="div"
        onClick={close}
        sx={{ flex: 1, minHeight: 0, display: "grid", placeItems: "center", p: 2, cursor: "zoom-out" }}
      >
        {image && (
          <Box
            component="img"
            src={image.src}
            alt={image.alt}
            sx={{ maxWidth: "100%", maxHeight: "calc(100dvh - 104px)", objectFit: "contain" }}
          />
        )}
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "center", gap: 2, pb: 2 }}>
        {count > 1 && button(t("community.image.previous"), <ChevronLeftOutlined />, () => move(-1))}
        {count > 1 && (
          <Typography aria-live="polite">{t("community.image.count", { current: (shown ?? 0) + 1, total: count })}</Typography>
        )}
        {count > 1 && button(t("community.image.next"), <ChevronRightOutlined />, () => move(1))}
        {button(t("common.close"), <CloseOutlined />, close)}
      </Box>
    </Dialog>
  );
}
