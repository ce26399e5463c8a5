import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { SxProps, Theme } from "@mui/material/styles";
import { useState } from "react";
import { useTexts } from "../../texts/TextsProvider";
import { ImageOverlay, type OverlayImage } from "./ImageOverlay";

interface OpenableImageProps {
  /** All that one goes through once one of them is open. */
  readonly images: readonly OverlayImage[];
  /** The one that stands here. @default 0 */
  readonly index?: number;
  /** Of the image. */
  readonly sx: SxProps<Theme>;
}

/** An image that opens in its full size; nothing where it can't be loaded. */
export function OpenableImage({ images, index = 0, sx }: OpenableImageProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState<number>();
  const [isBroken, setIsBroken] = useState(false);
  const image = images[index];
  if (!image || isBroken) return null;
  return (
    <>
      <ButtonBase
        aria-label={t("community.image.open", { image: image.alt })}
        onClick={() => setShown(index)}
        sx={{ borderRadius: 1, cursor: "zoom-in", minWidth: 44, minHeight: 44 }}
      >
        <Box component="img" src={image.src} alt="" onError={() => setIsBroken(true)} sx={sx} />
      </ButtonBase>
      <ImageOverlay images={images} shown={shown} onShow={setShown} />
    </>
  );
}
